import { t as __exportAll } from "./rolldown-runtime_BJohB4LM.mjs";
import { n as otherMethods, t as endpoint } from "./endpoint_RSf-XC0F.mjs";
import { t as meOf } from "./me_B3YbVtqP.mjs";
import { i as Me } from "./people_CO5jA58C.mjs";
import { z } from "zod";
// src/pages/api/v2/me.ts
var me_exports = /* @__PURE__ */ __exportAll({
	ALL: () => ALL,
	GET: () => GET
});
var GET = endpoint({
	summary: "The current user; `uid` is null for a visitor.",
	access: "public",
	query: z.object({ attributes: z.array(z.enum(["profile"])).optional() }),
	answer: Me,
	run: async ({ user }) => ({ data: meOf(user) })
});
var ALL = otherMethods({ GET });
export { me_exports as t };
