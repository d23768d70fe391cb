import { t as __exportAll } from "./rolldown-runtime_BJohB4LM.mjs";
import { r as readerText } from "./readerText_CtbWXqot.mjs";
// src/pages/site.webmanifest.ts
var site_webmanifest_exports = /* @__PURE__ */ __exportAll({ GET: () => GET });
/** The site's name and appearance on a device's home screen (W3C Web Application Manifest). */
var GET = ({ locals }) => {
	const { site, language, direction, theme } = locals;
	const { favicon, colors } = site.appearance;
	const manifest = {
		id: "/",
		name: readerText(site.general.site_name, {
			language,
			siteLanguage: site.general.default_language
		}),
		lang: language,
		dir: direction,
		start_url: "/",
		display: "standalone",
		background_color: colors.paper,
		theme_color: theme.bars.light,
		icons: favicon ? [{
			src: favicon,
			sizes: "any"
		}] : []
	};
	return new Response(JSON.stringify(manifest), { headers: {
		"Content-Type": "application/manifest+json; charset=utf-8",
		"Cache-Control": "public, max-age=300"
	} });
};
// \0virtual:astro:page:src/pages/site.webmanifest@_@ts
var page = () => site_webmanifest_exports;
export { page };
