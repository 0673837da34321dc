import { useLocation } from "@remix-run/react";
import { paths } from "~/paths";
import FixedMarkup from "~/site/markup/fixed-markup";
import { useHydrated } from "~/ui/use-hydrated";
import { useLinkNavigation } from "~/site/navigation/use-link-navigation";

function Footer({ pathname }: { pathname: string }) {
  const footer = useLinkNavigation();
  const special = pathname === paths.cashback ? " site-footer--cashback" : "";
  return (
    <footer className={`site-footer${special}`} ref={footer}>
      <div className="wrap site-footer__inner">
        <FixedMarkup part="footer-columns" className="site-footer__columns" />
        <FixedMarkup part="footer-end" className="site-footer__end" />
      </div>
    </footer>
  );
}

/** Not shown, but there for the page that comes next without a page load. */
const FooterForLater = () => (
  <>
    <FixedMarkup part="footer-columns" as="template" />
    <FixedMarkup part="footer-end" as="template" />
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
