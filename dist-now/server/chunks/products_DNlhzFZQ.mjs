import { t as __exportAll } from "./rolldown-runtime_BJohB4LM.mjs";
import { n as otherMethods, t as endpoint } from "./endpoint_RSf-XC0F.mjs";
import { a as NewProduct, c as ProductQuery, n as listProducts, o as Product } from "./readProducts_DAFeTZkw.mjs";
import { n as createProduct } from "./saveProduct_dteKf8hf.mjs";
// src/pages/api/v2/incentives/products/index.ts
var products_exports = /* @__PURE__ */ __exportAll({
	ALL: () => ALL,
	GET: () => GET,
	POST: () => POST
});
var GET = endpoint({
	summary: "Lists the products for the shop managers, the newest first. Use `status=archived` for archived ones.",
	access: "incentives_shop_settings_available",
	query: ProductQuery,
	answer: Product,
	list: true,
	run: ({ query, locals: { db, now } }) => listProducts(db.reader, query, now)
});
var POST = endpoint({
	summary: "Creates a product. A draft only needs a title, a type and a price.",
	access: "incentives_shop_settings_available",
	body: NewProduct,
	answer: Product,
	status: 201,
	run: async ({ body, locals: { db, now } }) => ({ data: await createProduct(db, body, now) })
});
var ALL = otherMethods({
	GET,
	POST
});
export { products_exports as t };
