import { d as renderTemplate, f as maybeRenderHead, m as addAttribute } from "./server_CjKx5xvU.mjs";
import { n as createComponent, t as createAstro } from "./compiler_B83-AZkn.mjs";
import { n as writeQuery } from "./query_CMvu3hjj.mjs";
// src/layouts/shop/addresses.ts
/** The address of the shop's list with changed filters or order, on its first page. */
function shopAddress({ page: _, limit: __, ...chosen }, changes = {}) {
	const query = writeQuery({
		...chosen,
		...changes
	});
	return query ? `/incentives?${query}` : "/incentives";
}
/** Whether the list is filtered. */
function isFiltered({ category, type, affordable }) {
	return category !== void 0 || type !== void 0 || affordable === true;
}
/** The seed of the drawn cover of a product without a picture. */
function coverSeed(productId) {
	return `product-${productId}`;
}
// src/layouts/shop/Picture.astro
createAstro("https://astro.build");
var $$Picture = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$Picture;
	const { productId, image, eager = false } = Astro.props;
	const src = image?.src ?? Astro.locals.theme.coverHref(coverSeed(productId), "4/3");
	return renderTemplate`${maybeRenderHead($$result)}<img class="art r43"${addAttribute(src, "src")}${addAttribute(image?.alt ?? "", "alt")} width="800" height="600"${addAttribute(eager ? void 0 : "lazy", "loading")}>`;
}, "/work/wt/speed/src/layouts/shop/Picture.astro", void 0);
export { isFiltered as n, shopAddress as r, $$Picture as t };
