import { t as __exportAll } from "./rolldown-runtime_BJohB4LM.mjs";
import { t as apiDocument } from "./_document_BFssFFFt.mjs";
// src/pages/api/v2/openapi.json.ts
var openapi_json_exports = /* @__PURE__ */ __exportAll({ GET: () => GET });
var text;
/** The contract as OpenAPI 3.1. */
var GET = () => {
	text ??= JSON.stringify(apiDocument());
	return new Response(text, { headers: { "Content-Type": "application/json; charset=utf-8" } });
};
// \0virtual:astro:page:src/pages/api/v2/openapi.json@_@ts
var page = () => openapi_json_exports;
export { page };
