import { t as msg } from "./message_DmblFCuN.mjs";
import { a as invalid } from "./refusal_BIBnmlLH.mjs";
import { t as foldKey } from "./foldKey_OyigRdi3.mjs";
// src/lib/server/people/createUser.ts
/**
* Creates a user and returns the uid.
* @throws Refusal 400 that names each of `name` and `mail` that another user has, or a name that is another user's
* email address
*/
async function createUser(tx, user) {
	const problems = [...foreignAddress(user), ...await takenNames(tx, user)];
	if (problems.length > 0) throw invalid(problems);
	const { uid } = await tx.insertInto("users").values({
		name: user.name.trim(),
		name_key: foldKey(user.name),
		mail: user.mail.trim(),
		mail_key: foldKey(user.mail),
		first_name: user.first_name,
		last_name: user.last_name,
		full_name: user.full_name ?? fullName(user),
		language: user.language,
		timezone: user.timezone,
		country: user.country,
		title_tid: user.title_tid,
		status: user.status ?? "active",
		password_hash: user.passwordHash,
		profile: JSON.stringify(user.profile ?? {}),
		created: user.created
	}).returning("uid").executeTakeFirstOrThrow();
	await grantRoles(tx, uid, user.roles);
	await joinOrganizations(tx, uid, user.organizations);
	return uid;
}
/** Adds these roles to the user's roles. */
async function grantRoles(tx, uid, roles) {
	if (roles.length === 0) return;
	await tx.insertInto("user_roles").values(roles.map((role) => ({
		uid,
		role
	}))).onConflict((conflict) => conflict.doNothing()).execute();
}
/**
* One problem for each of username and email address that a user other than `except` has. Both work for signing in, so
* no username may be the email address of another user.
*/
async function takenNames(reader, { name, mail, except = 0 }) {
	const [nameKey, mailKey] = [foldKey(name), foldKey(mail)];
	const others = await reader.selectFrom("users").select(["name_key", "mail_key"]).where("uid", "!=", except).where((eb) => eb.or([eb("name_key", "in", [nameKey, mailKey]), eb("mail_key", "in", [nameKey, mailKey])])).execute();
	const held = new Set(others.flatMap((other) => [other.name_key, other.mail_key]));
	const problems = [];
	if (held.has(nameKey)) problems.push({
		message: msg("This username is already in use."),
		path: "name",
		code: "taken"
	});
	if (held.has(mailKey)) problems.push({
		message: msg("This email address is already in use."),
		path: "mail",
		code: "taken"
	});
	return problems;
}
/**
* A username with an `@` must be the user's own address: otherwise the owner of that address could not use it to sign
* in.
*/
function foreignAddress({ name, mail }) {
	const key = foldKey(name);
	if (!key.includes("@") || key === foldKey(mail)) return [];
	return [{
		message: msg("Use a username without @, or your own email address."),
		path: "name",
		code: "address"
	}];
}
/** The full name of a user who has given none. */
function fullName({ first_name, last_name }) {
	return `${first_name} ${last_name}`.trim();
}
/** Adds these organisations to the user's organisations. */
async function joinOrganizations(tx, uid, organizations) {
	if (organizations.length === 0) return;
	await tx.insertInto("user_organizations").values([...new Set(organizations)].map((organization_id) => ({
		uid,
		organization_id
	}))).onConflict((conflict) => conflict.doNothing()).execute();
}
export { joinOrganizations as a, grantRoles as i, foreignAddress as n, takenNames as o, fullName as r, createUser as t };
