import { t as __exportAll } from "./rolldown-runtime_BJohB4LM.mjs";
import { n as otherMethods, t as endpoint } from "./endpoint_RSf-XC0F.mjs";
import { n as versionHeaders, o as XAPI_VERSION } from "./version_D0K45wPQ.mjs";
import { z } from "zod";
// src/pages/api/v2/xapi/about.ts
var about_exports = /* @__PURE__ */ __exportAll({
	ALL: () => ALL,
	GET: () => GET
});
var GET = endpoint({
	summary: "The versions of xAPI that are spoken here.",
	access: "public",
	answer: z.strictObject({ version: z.array(z.string()) }),
	bare: true,
	headers: versionHeaders,
	async run() {
		return { data: { version: [XAPI_VERSION] } };
	}
});
var ALL = otherMethods({ GET });
export { about_exports as t };
