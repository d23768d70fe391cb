import { t as statement } from "./statement_BWdfYBP4.mjs";
import { z } from "zod";
// src/lib/server/people/currentUser.ts
/** Whether the user may see and change an account: their own, or any if they are an administrator. */
function mayHandle(user, uid) {
	return user.uid === uid || administers(user);
}
/** Whether the user may change roles, status and organisations. */
function administers({ permissions }) {
	return permissions.has("site_settings");
}
/** The user with this uid if the account is active, otherwise `undefined`. */
async function findCurrentUser(reader, uid) {
	const user = await account.row(reader, { uid });
	if (user?.status !== "active") return void 0;
	const granted = await grants.rows(reader, { uid });
	const organizations = await belonging.rows(reader, { uid });
	return {
		uid: user.uid,
		name: user.name,
		mail: user.mail,
		first_name: user.first_name,
		last_name: user.last_name,
		full_name: user.full_name,
		avatar: user.avatar,
		language: user.language,
		timezone: user.timezone,
		country: user.country,
		title_tid: user.title_tid,
		roles: [...new Set(granted.map((row) => row.role))],
		permissions: new Set(granted.map((row) => row.access).filter((access) => access !== null)),
		organizations: organizations.map((row) => row.organization_id),
		profile: readProfile(user.profile)
	};
}
var account = statement((reader, { uid }) => reader.selectFrom("users").selectAll().where("uid", "=", uid));
var grants = statement((reader, { uid }) => reader.selectFrom("user_roles").leftJoin("role_access", "role_access.role", "user_roles.role").select(["user_roles.role", "role_access.access"]).where("user_roles.uid", "=", uid));
var belonging = statement((reader, { uid }) => reader.selectFrom("user_organizations").select("organization_id").where("uid", "=", uid).orderBy("organization_id"));
var Profile = z.record(z.string(), z.array(z.int()));
/** The user's further audience criteria as the database stores them: term ids by vocabulary. */
function readProfile(stored) {
	return Profile.parse(JSON.parse(stored));
}
export { readProfile as i, findCurrentUser as n, mayHandle as r, administers as t };
