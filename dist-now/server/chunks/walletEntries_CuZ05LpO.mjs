import { c as Page, f as pageMeta, n as Id, r as Instant } from "./common_BQnAGUxS.mjs";
import { t as msg } from "./message_DmblFCuN.mjs";
import { i as readerWords } from "./readerText_CtbWXqot.mjs";
import { n as trainingText } from "./texts_RA5CvOT8.mjs";
import { n as currentRules } from "./currentRules_AvONL6JP.mjs";
import { t as ruleName } from "./ruleName_UQU6Upa0.mjs";
import { z } from "zod";
// src/lib/shared/points/entryKinds.ts
/** The kinds of ledger entries. */
var entryKinds = [
	"earn",
	"manual_credit",
	"manual_debit",
	"purchase",
	"refund",
	"expire",
	"clawback",
	"import"
];
/** The labels that the owner of the wallet reads. */
var entryKindLabels = {
	earn: msg("Earned"),
	manual_credit: msg("Added"),
	manual_debit: msg("Deducted"),
	purchase: msg("Spent"),
	refund: msg("Refunded"),
	expire: msg("Expired"),
	clawback: msg("Reversed"),
	import: msg("Carried over")
};
// src/lib/shared/contract/walletEntries.ts
var WalletEntriesQuery = z.object({
	kind: z.enum(entryKinds).optional(),
	/** Several kinds, as `kinds[]=manual_credit&kinds[]=manual_debit`. */
	kinds: z.array(z.enum(entryKinds)).max(entryKinds.length).optional(),
	...Page.shape
});
/** The kinds in a query; none: all of them. */
function kindsOf({ kind, kinds = [] }) {
	return [.../* @__PURE__ */ new Set([...kinds, ...kind ? [kind] : []])];
}
/** The subject of an entry. */
var Subject = {
	/** In the reader's language if possible; '' if the kind of the entry says everything. */
	title: z.string(),
	/** The language of the title, if it has one of its own. */
	lang: z.string().nullable(),
	/** The rule that gave the points; '' if the title is the rule's name, or there is no rule. */
	rule: z.string(),
	/** The language of the rule's name; `null` if there is none. */
	rule_lang: z.string().nullable(),
	training: Id.nullable(),
	order: Id.nullable()
};
var WalletEntry = z.strictObject({
	id: z.int().positive(),
	kind: z.enum(entryKinds),
	/** Above 0: points added; below 0: points taken. */
	amount: z.int(),
	/** All points of the wallet after it, pending ones included. */
	balance_after: z.int().min(0),
	at: Instant,
	...Subject
});
// src/lib/server/points/history/subjects.ts
/**
* The reasons of entries, by their ids: the training, the products of the order or the given reason, and the current
* name of the rule. For a deleted rule, the entry holds its old name.
*/
async function subjectsOf(reader, entries, reading) {
	const trainings = await trainingsOf(reader, idsOf(entries, "event_id"), reading);
	const orders = await titlesOf(reader, idsOf(entries, "order_id"), reading);
	const rules = entries.some(({ rule }) => rule !== null) ? (await currentRules(reader)).document.rules : [];
	return new Map(entries.map((entry) => {
		const { id, reason, event_id, order_id } = entry;
		const rule = namedRule(entry, rules, reading);
		const training = trainings.get(event_id ?? 0);
		const sold = orders.get(order_id ?? 0);
		const plain = {
			rule: "",
			rule_lang: null,
			training: null,
			order: order_id,
			title: rule?.name ?? reason,
			lang: rule?.lang ?? null
		};
		if (training) return [id, {
			...plain,
			...training,
			...rule && {
				rule: rule.name,
				rule_lang: rule.lang
			}
		}];
		return [id, sold?.title ? {
			...plain,
			...sold
		} : plain];
	}));
}
/** An entry of a rule stores the name that the rule had then, in the site's language. */
function namedRule({ rule: id, reason }, rules, reading) {
	if (id === null) return void 0;
	const rule = rules.find((rule) => rule.id === id);
	return rule ? ruleName(rule, reading) : {
		name: reason,
		lang: reading.siteLanguage
	};
}
async function trainingsOf(reader, events, reading) {
	if (events.length === 0) return /* @__PURE__ */ new Map();
	const rows = await reader.selectFrom("learning_events").innerJoin("trainings", "trainings.id", "learning_events.training_id").select([
		"learning_events.id as event",
		"trainings.id",
		"trainings.published"
	]).select([
		"trainings.title",
		"trainings.summary",
		"trainings.language",
		"trainings.translations"
	]).where("learning_events.id", "in", events).execute();
	return new Map(rows.map(({ event, id, published, ...row }) => {
		const { title, lang } = trainingText(row, reading);
		return [event, {
			title,
			lang,
			training: published === 1 ? id : null
		}];
	}));
}
/** The part of an order's product snapshot that is needed here. */
var Sold = z.object({ texts: z.object({
	title: z.string(),
	language: z.string(),
	translations: z.record(z.string(), z.object({ title: z.string().optional() }))
}) });
/** The titles of the bought products, by order, in the reader's language if there is a translation. */
async function titlesOf(reader, orders, reading) {
	if (orders.length === 0) return /* @__PURE__ */ new Map();
	const lines = await reader.selectFrom("order_lines").select(["order_id", "snapshot"]).where("order_id", "in", orders).orderBy("id").execute();
	return new Map(Map.groupBy(lines, ({ order_id }) => order_id).entries().map(([order, lines]) => {
		const titles = lines.flatMap(({ snapshot }) => Sold.safeParse(JSON.parse(snapshot)).data ?? []).map(({ texts: { title, ...texts } }) => readerWords({
			own: { title },
			...texts
		}, "title", reading));
		const lang = titles.length === 1 ? titles[0]?.lang ?? null : null;
		return [order, {
			title: reading.list(titles.map(({ title }) => title)),
			lang
		}];
	}));
}
function idsOf(entries, column) {
	return [...new Set(entries.map((entry) => entry[column]).filter((id) => id !== null))];
}
// src/lib/server/points/history/walletEntries.ts
/** A user's wallet entries, the newest first, in the reader's language. */
async function walletEntries(reader, uid, { query, reading }) {
	const { page = 0, limit = 25 } = query;
	const kinds = kindsOf(query);
	const own = reader.selectFrom("point_entries").where("uid", "=", uid).$if(kinds.length > 0, (rows) => rows.where("kind", "in", kinds));
	const { total } = await own.select(({ fn }) => fn.countAll().as("total")).executeTakeFirstOrThrow();
	const rows = await own.select([
		"id",
		"kind",
		"amount",
		"balance_after",
		"at",
		"rule",
		"event_id",
		"order_id",
		"reason"
	]).orderBy("id", "desc").limit(limit).offset(page * limit).execute();
	const subjects = await subjectsOf(reader, rows, reading);
	return {
		data: rows.map(({ id, kind, amount, balance_after, at }) => ({
			id,
			kind,
			amount,
			balance_after,
			at,
			...subjects.get(id) ?? nothing
		})),
		meta: pageMeta(page, limit, total)
	};
}
var nothing = {
	title: "",
	lang: null,
	rule: "",
	rule_lang: null,
	training: null,
	order: null
};
export { kindsOf as a, WalletEntry as i, subjectsOf as n, entryKindLabels as o, WalletEntriesQuery as r, walletEntries as t };
