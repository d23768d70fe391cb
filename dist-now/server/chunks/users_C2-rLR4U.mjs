import { t as __exportAll } from "./rolldown-runtime_BJohB4LM.mjs";
import { n as otherMethods, t as endpoint } from "./endpoint_RSf-XC0F.mjs";
import { n as listUsers } from "./listUsers_CpNMwQiW.mjs";
import { f as User, m as UserFilter } from "./people_CO5jA58C.mjs";
// src/pages/api/v2/users/index.ts
var users_exports = /* @__PURE__ */ __exportAll({
	ALL: () => ALL,
	GET: () => GET
});
var GET = endpoint({
	summary: "Lists people by name, for administrators.",
	access: "site_settings",
	query: UserFilter,
	answer: User,
	list: true,
	async run({ query, locals: { db } }) {
		const { users, meta } = await listUsers(db.reader, query);
		return {
			data: users,
			meta
		};
	}
});
var ALL = otherMethods({ GET });
export { users_exports as t };
