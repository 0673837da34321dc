import { useLocation } from "@remix-run/react";
import { paths } from "~/paths";
import Logo from "~/site/logo";
import FixedMarkup from "~/site/markup/fixed-markup";
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
        <FixedMarkup part="footer-columns" className="site-footer__columns" />
        <div className="site-footer__end">
          <a className="logo-link" href={paths.home}>
            <Logo name={site.name} />
          </a>
          <FixedMarkup part="footer-legal" as="ul" className="cluster site-footer__legal" />
          <p className="site-footer__disclaimer">
            What you read here is meant to inform and educate. It isn’t medical advice: if you have pain or a health
            condition, ask your doctor before you pick a mattress for it.
          </p>
        </div>
      </div>
    </footer>
  );
}

/** Not shown, but there for the page that comes next without a page load. */
const FooterForLater = () => (
  <>
    <FixedMarkup part="footer-columns" as="template" />
    <FixedMarkup part="footer-legal" as="template" />
  </>
);

/** On every page but sign-in; until the client has mounted within noscript, which React renders on the server only. */
export default function SiteFooter() {
  const { pathname } = useLocation();
  const mounted = useHydrated();
  if (pathname === paths.signIn) return mounted ? null : <FooterForLater />;
  const footer = <Footer pathname={pathname} />;
  return mounted ? footer : <noscript>{footer}</noscript>;
}
