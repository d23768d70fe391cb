import { n as toInstant } from "./time_DK_4AeA9.mjs";
import { randomUUID } from "node:crypto";
import { z } from "zod";
import { mkdir, readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
// src/lib/server/mail/keptMails.ts
/** A mail that was saved instead of sent, as the demo lists it. */
var KeptMail = z.object({
	to: z.object({
		name: z.string(),
		mail: z.string()
	}),
	language: z.string(),
	subject: z.string(),
	parts: z.array(z.union([z.string(), z.object({
		label: z.string(),
		href: z.string()
	})])),
	at: z.string()
});
var LISTED = 50;
/** Saves a mail as `.eml`, which every mail program can open; in the demo also as JSON for its list of mails. */
async function keepMail(config, { letter, source, now }) {
	const folder = folderOf(config);
	await mkdir(folder, {
		recursive: true,
		mode: 448
	});
	const path = join(folder, `${now.toISOString().replace(/\D/g, "")}-${randomUUID()}`);
	await writeFile(`${path}.eml`, source, { mode: 384 });
	if (config.demo) await writeFile(`${path}.json`, JSON.stringify({
		...letter,
		at: toInstant(now)
	}), { mode: 384 });
}
/** The demo's mails, the newest first. */
async function keptMails(config) {
	const folder = folderOf(config);
	await mkdir(folder, {
		recursive: true,
		mode: 448
	});
	const newest = (await readdir(folder)).filter((name) => name.endsWith(".json")).map((name) => name.slice(0, -5)).sort().reverse().slice(0, LISTED);
	return Promise.all(newest.map(async (id) => ({
		...KeptMail.parse(await read(folder, id)),
		id
	})));
}
async function read(folder, id) {
	return JSON.parse(await readFile(join(folder, `${id}.json`), "utf8"));
}
function folderOf({ dataDir }) {
	return join(dataDir, "mails");
}
export { keptMails as n, keepMail as t };
