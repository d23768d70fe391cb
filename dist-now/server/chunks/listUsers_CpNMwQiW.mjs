import { f as pageMeta } from "./common_BQnAGUxS.mjs";
import { i as readProfile } from "./currentUser_BoFFE5-O.mjs";
import { t as foldKey } from "./foldKey_OyigRdi3.mjs";
import { sql } from "kysely";
// src/lib/server/people/listUsers.ts
var PER_PAGE = 25;
/**
* The columns of an account that the API returns. They are listed one by one, so that a new column is not public by
* accident.
*/
var told = [...[
	"uid",
	"name",
	"mail",
	"first_name",
	"last_name",
	"full_name",
	"avatar",
	"language",
	"timezone"
], ...[
	"country",
	"title_tid",
	"status",
	"profile",
	"created",
	"last_login"
]];
/** Users by name, page by page. The caller checks the permission. */
async function listUsers(reader, filter) {
	const { page = 0, limit = PER_PAGE } = filter;
	const matching = reader.selectFrom("users").where((eb) => eb.and(conditions(eb, filter)));
	const { total } = await matching.select((eb) => eb.fn.countAll().as("total")).executeTakeFirstOrThrow();
	return {
		users: await withBelongings(reader, await matching.select(told).orderBy("full_name").orderBy("uid").limit(limit).offset(page * limit).execute()),
		meta: pageMeta(page, limit, total)
	};
}
/** The user with this uid, blocked or not. */
async function findUser(reader, uid) {
	const [user] = await withBelongings(reader, await reader.selectFrom("users").select(told).where("uid", "=", uid).execute());
	return user;
}
function conditions(eb, filter) {
	const { s, uid, role, organizations, language, country, title, status } = filter;
	return [
		...s ? [holdsText(s)] : [],
		...uid ? [eb("uid", "in", uid)] : [],
		...status ? [eb("status", "=", status)] : [],
		...Array.isArray(language) ? [eb("language", "in", language)] : [],
		...country ? [eb("country", "in", country)] : [],
		...title ? [eb("title_tid", "in", title)] : [],
		...role ? [eb("uid", "in", eb.selectFrom("user_roles").select("uid").where("role", "in", role))] : [],
		...organizations ? [eb("uid", "in", eb.selectFrom("user_organizations").select("uid").where("organization_id", "in", organizations))] : []
	];
}
/** SQLite's `lower` knows only Latin letters, so the whole name is also compared as typed. */
function holdsText(text) {
	const part = (typed) => `%${typed.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
	const folded = part(foldKey(text));
	return sql`(name_key like ${folded} escape '\\' or mail_key like ${folded} escape '\\'
    or lower(full_name) like ${folded} escape '\\' or full_name like ${part(text)} escape '\\')`;
}
async function withBelongings(reader, rows) {
	if (rows.length === 0) return [];
	const uids = rows.map((row) => row.uid);
	const roles = await reader.selectFrom("user_roles").selectAll().where("uid", "in", uids).orderBy("role").execute();
	const organizations = await reader.selectFrom("user_organizations").selectAll().where("uid", "in", uids).orderBy("organization_id").execute();
	return rows.map(({ profile, ...row }) => ({
		...row,
		roles: roles.filter(({ uid }) => uid === row.uid).map(({ role }) => role),
		organizations: organizations.filter(({ uid }) => uid === row.uid).map((held) => held.organization_id),
		profile: readProfile(profile)
	}));
}
export { listUsers as n, findUser as t };
