import { choiceAnchor } from "#contracts/analytics/measurement-choice";

/** The container of Google Tag Manager that an analytics id names; null: the id is a label of the data layer alone. */
export const containerOf = (analyticsId: string | undefined): string | null =>
  analyticsId !== undefined && /^GTM-[A-Z0-9]{4,12}$/.test(analyticsId) ? analyticsId : null;

/** https://developers.google.com/tag-platform/security/concepts/consent-mode */
const consentSignals = [
  "ad_storage",
  "ad_user_data",
  "ad_personalization",
  "analytics_storage",
  "functionality_storage",
  "personalization_storage",
  "security_storage",
] as const;

const denied = JSON.stringify(Object.fromEntries(consentSignals.map((signal) => [signal, "denied"])));

/**
 * Hosts that the container and Google Analytics 4 without advertising need, in addition to the scripts that
 * 'strict-dynamic' trusts (https://developers.google.com/tag-platform/security/guides/csp).
 */
export const tagHosts = {
  pictures: ["https://www.googletagmanager.com", "https://*.google-analytics.com"],
  connections: [
    "https://www.googletagmanager.com",
    "https://www.google.com",
    "https://*.google-analytics.com",
    "https://*.analytics.google.com",
  ],
};

/** The first push to the data layer of a document, before any script of ours. Nothing where the browser refuses. */
const begin =
  'if(navigator.globalPrivacyControl){document.documentElement.dataset.gpc="";return}' +
  "window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}" +
  `gtag("consent","default",${denied});`;

/** Names a document with a tag in what it asks of the site, in lower case. */
export const taggedHeader = "x-tagged-document";

/**
 * Another tab may answer the match quiz meanwhile, so the site has to know what it asks for data is a document with a
 * tag: its scripts would show what the tag must not read.
 */
const tellSite =
  "var f=window.fetch;window.fetch=function(u,i){" +
  'if(typeof u==="string"&&new URL(u,location.href).origin===location.origin){' +
  `i=Object.assign({},i);i.headers=new Headers(i.headers);i.headers.set("${taggedHeader}","1")}` +
  "return f.call(window,u,i)};";

/**
 * What somebody allowed, and the container. It is fetched once React has taken the page over: tags insert scripts before
 * the first one of the document, where React would not expect them. Pages that are not measured may have led here, so
 * `document.referrer` names no page of the site.
 */
const load = (container: string) =>
  tellSite +
  'gtag("consent","update",{analytics_storage:"granted"});gtag("set","ads_data_redaction",true);' +
  'dataLayer.push({"gtm.start":Date.now(),event:"gtm.js"});' +
  'var o=location.origin+"/",r=document.documentElement,s=document.createElement("script");' +
  'if(document.referrer.indexOf(o)===0)Object.defineProperty(document,"referrer",{value:o});' +
  `s.nonce=document.currentScript.nonce;s.async=true;s.src="https://www.googletagmanager.com/gtm.js?id=${container}";` +
  "new MutationObserver(function(_,m){m.disconnect();document.head.appendChild(s)})" +
  '.observe(r,{attributeFilter:["data-hydrated"]});';

/**
 * Shows the answer to a choice that was made in the footer, as `:target` does without scripts: the anchor is there only
 * once scripts have made the footer.
 */
export const answerScript = (nonce: string): string =>
  `<script nonce="${nonce}">(function(){var a="${choiceAnchor}";if(location.hash==="#"+a)` +
  "new MutationObserver(function(_,m){var e=document.getElementById(a);if(e){m.disconnect();" +
  'e.dataset.shown="";e.scrollIntoView({block:"center"});e.focus({preventScroll:true})}}).observe(document,{childList:true,subtree:true})})()</script>';

/** The script that begins a document's data layer: with all signals denied, and with the container once somebody agreed. */
export const layerScript = (nonce: string, container: string, agreed: boolean): string =>
  `<script nonce="${nonce}">(function(){${begin}${agreed ? load(container) : ""}})()</script>`;
