import { t as __exportAll } from "./rolldown-runtime_BJohB4LM.mjs";
// src/pages/robots.txt.ts
var robots_txt_exports = /* @__PURE__ */ __exportAll({ GET: () => GET });
/** Lists the paths that crawlers may not read, and the address of the sitemap (RFC 9309). */
var GET = ({ locals }) => {
	return new Response([
		...[
			"User-agent: *",
			"Disallow: /api/",
			"Disallow: /user",
			"Disallow: /storefront/search"
		],
		`Sitemap: ${locals.origin}/sitemap.xml`,
		""
	].join("\n"), { headers: { "Content-Type": "text/plain; charset=utf-8" } });
};
// \0virtual:astro:page:src/pages/robots.txt@_@ts
var page = () => robots_txt_exports;
export { page };
