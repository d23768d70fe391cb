import { n as migrate, r as readConfig, t as runDoor } from "./runDoor_BDpHh-J-.mjs";
import { a as openDatabase } from "./daily_BxXdnQnV.mjs";
import { r as verifyPassword } from "./passwords_D-8SfVNy.mjs";
import { a as catalogues, i as createTranslators, o as readDemo } from "./site_BfDJz-2f.mjs";
import { n as defaultRoleAccess, t as accessTypes } from "./roles_B70mizq2.mjs";
import { u as Profile } from "./people_CO5jA58C.mjs";
import "./problems_CzUbQuf9.mjs";
import "./passwordPolicy_C9Z4SVgP.mjs";
import { t as isEmptySite } from "./isEmptySite_6Amqfg0D.mjs";
createTranslators({
	catalogues,
	overrides: []
}).translator("en");
Profile.pick({
	name: true,
	mail: true,
	first_name: true,
	last_name: true
});
/**
* If the roles of a site have no permissions yet, they get the default ones: otherwise its administrator could not do
* anything.
*/
async function layDownRoles(tx) {
	if (await tx.selectFrom("role_access").select("role").where("access", "in", accessTypes).limit(1).executeTakeFirst()) return;
	const held = Object.entries(defaultRoleAccess).flatMap(([role, list]) => list.map((access) => ({
		role,
		access
	})));
	await tx.insertInto("role_access").values(held).execute();
}
// src/lib/server/cli/seed.ts
/** Adds the demo academy to an empty database. The demo is loaded here only, when it is needed. */
async function seedWhenEmpty(db) {
	if (!await isEmptySite(db.reader)) return false;
	const { seedDemo } = await import("./seed_sVlQLTHn.mjs");
	return seedDemo(db, { now: /* @__PURE__ */ new Date() });
}
// src/lib/server/cli/serve.ts
/** `start`: fills an empty database with the demo academy, then serves the site until a signal stops it. */
async function startCommand() {
	const db = await openMigrated();
	if (await seedWhenEmpty(db)) process.stderr.write("• The database was empty: it has the demo academy now.\n");
	const demo = await readDemo(db.reader);
	await db.close();
	const { host, port } = readConfig(process.env);
	const [first, last] = [demo?.signIns.at(0), demo?.signIns.at(-1)];
	if (first && last) process.stderr.write(`• http://${host}:${port}/ — sign in as ${first.mail} or ${last.mail}, password ${demo?.password}\n`);
	await runDoor({
		...process.env,
		DEMO: demo ? "1" : ""
	});
}
/**
* `serve`: real use. Returns 1 if someone can still sign in with the demo's password, or if mails would have no
* address to link to.
*/
async function serveCommand() {
	const { smtpUrl, siteUrl } = readConfig(process.env);
	if (smtpUrl && !siteUrl) {
		process.stderr.write("Mail goes out (SMTP_URL), so links in it need the public address: set SITE_URL.\n");
		return 1;
	}
	const db = await openMigrated();
	await db.transact(layDownRoles);
	const demo = await readDemo(db.reader);
	const open = demo ? await openSignIns(db, demo) : [];
	await db.close();
	if (demo?.signIns.length === 0) {
		process.stderr.write("An older version filled this database with its demo. Start from an empty database (DATABASE_URL).\n");
		return 1;
	}
	if (open.length > 0) {
		process.stderr.write(`This database can be entered with the demo's password, which everyone knows: ${open.join(", ")}.\nGive these people other passwords, block them, or start from an empty database (DATABASE_URL).
`);
		return 1;
	}
	await runDoor({
		...process.env,
		DEMO: ""
	});
}
async function openMigrated() {
	const db = openDatabase(readConfig(process.env).databaseUrl, { patience: "working" });
	await migrate(db, /* @__PURE__ */ new Date());
	return db;
}
async function openSignIns(db, { signIns, password }) {
	const users = await db.reader.selectFrom("users").select(["mail", "password_hash"]).where("mail_key", "in", signIns.map(({ mail }) => mail)).where("status", "=", "active").execute();
	const open = [];
	for (const { mail, password_hash } of users) if (password_hash && await verifyPassword(password_hash, password)) open.push(mail);
	return open;
}
export { serveCommand, startCommand };
