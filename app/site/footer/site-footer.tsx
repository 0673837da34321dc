import { useLocation } from "@remix-run/react";
import { paths } from "~/paths";
import { footerColumns, legalLinks, socialNetworks } from "./footer-links";
import Logo from "~/site/logo";
import NavList from "~/site/navigation/nav-list";
import { useRootData } from "~/site/root-data";
import { useHydrated } from "~/site/use-hydrated";
import { useLinkNavigation } from "~/site/navigation/use-link-navigation";

function Footer({ pathname }: { pathname: string }) {
  const { site } = useRootData();
  const footer = useLinkNavigation();
  const special = pathname === paths.cashback ? " site-footer--cashback" : "";
  return (
    <footer className={`site-footer${special}`} ref={footer}>
      <div className="wrap site-footer__inner">
        <div className="site-footer__columns">
          {footerColumns.map(({ heading, links }) => (
            <div key={heading}>
              <h2 className="site-footer__heading">{heading}</h2>
              <NavList links={links} className="site-footer__list" />
            </div>
          ))}
          <div>
            <h2 className="site-footer__heading">Social Media</h2>
            <ul className="site-footer__list">
              {socialNetworks.map(({ label, to }) => (
                <li key={to}>
                  <a className="nav-link" href={to} rel="noopener">
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </div>
        <div className="site-footer__end">
          <a className="logo-link" href={paths.home}>
            <Logo name={site.name} />
          </a>
          <NavList links={legalLinks} className="cluster site-footer__legal" />
          <p className="site-footer__disclaimer">
            What you read here is meant to inform and educate. It isn't medical advice: if you have pain or a health
            condition, ask your doctor before you pick a mattress for it.
          </p>
        </div>
      </div>
    </footer>
  );
}

/** On every page but sign-in; until the client has mounted within noscript, which React renders on the server only. */
export default function SiteFooter() {
  const { pathname } = useLocation();
  const mounted = useHydrated();
  if (pathname === paths.signIn) return null;
  const footer = <Footer pathname={pathname} />;
  return mounted ? footer : <noscript>{footer}</noscript>;
}
