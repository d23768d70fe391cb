import { t as __exportAll } from "./rolldown-runtime_BJohB4LM.mjs";
import { a as Fragment, c as renderSlot, d as renderTemplate, f as maybeRenderHead, i as renderComponent, m as addAttribute, t as spreadAttributes } from "./server_CjKx5xvU.mjs";
import { n as createComponent, t as createAstro } from "./compiler_B83-AZkn.mjs";
import { a as kindsOf, n as subjectsOf, o as entryKindLabels, r as WalletEntriesQuery, t as walletEntries } from "./walletEntries_CuZ05LpO.mjs";
import { n as toInstant } from "./time_DK_4AeA9.mjs";
import { i as isAvailable, s as openLots } from "./walletClock_AaMSR0eW.mjs";
import { n as lastDayOf, r as walletOf } from "./wallet_BDLOqwMR.mjs";
import { t as msg } from "./message_DmblFCuN.mjs";
import { n as matches } from "./restrictions_DZz8s8sS.mjs";
import { t as audienceOf } from "./audience_Dx2JZQwU.mjs";
import { n as currentRules } from "./currentRules_AvONL6JP.mjs";
import { t as ruleName } from "./ruleName_UQU6Upa0.mjs";
import { n as goalOf } from "./goals_CRQbtk4e.mjs";
import { n as writeQuery, t as readQuery } from "./query_CMvu3hjj.mjs";
import { n as $$Icon, t as $$SiteLayout } from "./SiteLayout_t_H1ItV2.mjs";
import { t as $$Paging } from "./Paging_BwZdzG-D.mjs";
import { t as formatsFor } from "./format_C8jj6Q-c.mjs";
import { n as markOf } from "./view_CpOSxNHE.mjs";
import { t as $$GoalBar } from "./GoalBar_6h8tZOwv.mjs";
/* empty css                 */
// src/lib/server/points/history/walletStory.ts
/** Everything that explains the numbers of a user's wallet at this time. */
async function walletStory(reader, uid, reading, time) {
	const wallet = await walletOf(reader, uid, time);
	const kinds = await reader.selectFrom("point_entries").select(({ fn }) => ["kind", fn.sum("amount").as("sum")]).where("uid", "=", uid).groupBy("kind").execute();
	const sumOf = (kind) => Number(kinds.find((row) => row.kind === kind)?.sum ?? 0);
	return {
		wallet,
		sums: {
			earned: sumOf("earn"),
			brought: sumOf("import"),
			adjusted: sumOf("manual_credit") + sumOf("manual_debit"),
			takenBack: sumOf("clawback"),
			spent: sumOf("purchase") + sumOf("refund"),
			expired: 0 - wallet.expired
		},
		lots: await lotsOf(reader, uid, reading, time)
	};
}
async function lotsOf(reader, uid, reading, { now, timeZone }) {
	const at = toInstant(now);
	const lots = (await openLots(reader, uid)).filter(({ expires_at }) => expires_at === null || expires_at > at);
	if (lots.length === 0) return [];
	const entries = await reader.selectFrom("point_entries").select([
		"id",
		"kind",
		"rule",
		"event_id",
		"order_id",
		"reason"
	]).where("id", "in", lots.map(({ entry_id }) => entry_id)).execute();
	const subjects = await subjectsOf(reader, entries, reading);
	const kinds = new Map(entries.map(({ id, kind }) => [id, kind]));
	return lots.map((lot) => {
		const { title = "", lang = null, rule = "", rule_lang = null, training = null } = subjects.get(lot.entry_id) ?? {};
		return {
			id: lot.id,
			title,
			lang,
			rule,
			rule_lang,
			training,
			kind: kinds.get(lot.entry_id) ?? "earn",
			amount: lot.amount,
			remaining: lot.remaining,
			earned_at: lot.earned_at,
			available_at: isAvailable(lot, at) ? null : lot.available_at,
			until: lastDayOf(lot, at, timeZone)
		};
	});
}
// src/lib/shared/points/waysToEarn.ts
/** The labels of the triggers. */
var triggerWays = {
	training_completed: msg("Complete a training"),
	session_attended: msg("Attend a live session"),
	test_passed: msg("Pass a test"),
	certificate_issued: msg("Earn a certificate"),
	survey_submitted: msg("Answer a survey"),
	review_posted: msg("Write a review"),
	profile_completed: msg("Complete your profile"),
	first_login: msg("Log in for the first time"),
	daily_login: msg("Visit the site")
};
var byTraining = [
	"training_completed",
	"session_attended",
	"test_passed",
	"certificate_issued"
];
/** The limits of a rule, the strictest first. */
function limitsOf({ trigger, repeat, period, max, filters }) {
	const often = [
		{
			message: msg("{{count}} times a day at most"),
			count: max.day
		},
		{
			message: msg("{{count}} times a week at most"),
			count: max.week
		},
		{
			message: msg("{{count}} times a month at most"),
			count: max.month
		}
	].flatMap(({ message, count }) => count === null ? [] : [{
		message,
		count
	}]);
	return [
		...filters.min_score === null ? [] : [{
			message: msg("From {{count}}% on"),
			count: filters.min_score
		}],
		...repeated({
			trigger,
			repeat,
			period,
			max
		}),
		...often
	];
}
var periodWords = {
	day: msg("Once a day"),
	week: msg("Once a week"),
	month: msg("Once a month"),
	year: msg("Once a year")
};
function repeated({ trigger, repeat, period, max }) {
	if (max.lifetime === 1 || trigger === "first_login" || trigger === "profile_completed") return [{ message: msg("Once") }];
	if (repeat === "periodic" && period) return [{ message: periodWords[period] }];
	if (repeat === "once_per_object" && byTraining.includes(trigger)) return [{ message: msg("Once for each training") }];
	return [];
}
// src/lib/server/points/earning/waysToEarn.ts
/** The ways in which a user can earn points now, in the order of the rules. */
async function waysToEarn(reader, { user, now, ...reading }) {
	const { document } = await currentRules(reader);
	const { daily_cap, monthly_cap } = document;
	if (!document.enabled) return {
		ways: [],
		daily_cap: null,
		monthly_cap: null
	};
	const audience = audienceOf(user, reading.siteLanguage);
	const at = toInstant(now);
	return {
		ways: document.rules.filter(({ enabled, from, until, restrictions }) => enabled && (from === null || from <= at) && (until === null || until > at) && matches(restrictions, audience)).map((rule) => {
			const { id, trigger, points, times_score: isByScore, until } = rule;
			return {
				id,
				trigger,
				points,
				isByScore,
				until,
				limits: limitsOf(rule),
				...ruleName(rule, reading)
			};
		}),
		daily_cap,
		monthly_cap
	};
}
// src/layouts/points/walletAddress.ts
var WALLET_PATH = "/incentives/wallet";
/** The address of a page of the wallet's history, for some kinds of entries or for all (none). */
function historyAddress({ kinds, page = 0 }) {
	const filter = kinds.length === 1 ? { kind: kinds[0] } : { kinds };
	const query = writeQuery({
		...filter,
		...page > 0 && { page }
	});
	return `${WALLET_PATH}${query && `?${query}`}#history`;
}
// src/layouts/points/foldRuns.ts
/**
* Joins consecutive entries of the same rule without links, such as daily visits: their repetition would hide
* everything else.
* @param entries the newest first
*/
function foldRuns(entries) {
	const runs = [];
	for (const entry of entries) {
		const last = runs.at(-1);
		if (last && isSame(last.entry, entry)) Object.assign(last, {
			count: last.count + 1,
			amount: last.amount + entry.amount,
			since: entry.at
		});
		else runs.push({
			entry,
			count: 1,
			amount: entry.amount,
			since: entry.at
		});
	}
	return runs;
}
function isSame(a, b) {
	return a.kind === "earn" && a.training === null && a.order === null && a.title !== "" && b.kind === a.kind && b.training === null && b.order === null && b.title === a.title;
}
// src/layouts/points/EntrySubject.astro
createAstro("https://astro.build");
var $$EntrySubject = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$EntrySubject;
	const { kind, title, lang, rule, ruleLang, training = null, order = null, when } = Astro.props;
	const { t, language, flags } = Astro.locals;
	const markFor = (lang) => markOf(lang ?? language, { lang: language });
	const mark = markFor(lang);
	const opensOrders = order !== null && flags.incentives_shop;
	const href = training !== null ? `/training/${training}` : opensOrders ? `/incentives/orders/${order}` : null;
	const label = t(entryKindLabels[kind]);
	const notes = [
		{
			text: title && label,
			mark: {}
		},
		{
			text: rule,
			mark: markFor(ruleLang)
		},
		{
			text: when,
			mark: {}
		}
	].filter(({ text }) => text !== "");
	return renderTemplate`${maybeRenderHead($$result)}<span class="subject"> ${title === "" && renderTemplate`<b>${label}</b>`} ${title !== "" && href && renderTemplate`<a${addAttribute(href, "href")}${spreadAttributes(mark)}> <bdi>${title}</bdi> </a>`} ${title !== "" && !href && renderTemplate`<b${spreadAttributes(mark)}> <bdi>${title}</bdi> </b>`} <small class="dotted"> ${notes.map(({ text, mark }) => renderTemplate`<span> <bdi${spreadAttributes(mark)}>${text}</bdi> </span>`)} </small> </span>`;
}, "/work/wt/speed/src/layouts/points/EntrySubject.astro", void 0);
// src/layouts/points/SubjectRow.astro
createAstro("https://astro.build");
var $$SubjectRow = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$SubjectRow;
	const { of: entry, at, run } = Astro.props;
	const { t, format, language, site } = Astro.locals;
	const { date } = formatsFor({
		lang: language,
		timeZone: site.general.timezone,
		patterns: site.general.date_time_formats
	});
	const when = run && run.count > 1 ? t("{{times}} times, {{from}} to {{until}}", {
		times: format.number(run.count),
		from: date(run.since, "day_month"),
		until: date(at)
	}) : date(at);
	return renderTemplate`${maybeRenderHead($$result)}<tr> <th scope="row"> ${renderComponent($$result, "EntrySubject", $$EntrySubject, {
		"kind": entry.kind,
		"title": entry.title,
		"lang": entry.lang,
		"rule": entry.rule,
		"ruleLang": entry.rule_lang,
		"training": entry.training,
		"order": entry.order ?? null,
		"when": when
	})} </th> ${renderSlot($$result, $$slots["default"])} </tr>`;
}, "/work/wt/speed/src/layouts/points/SubjectRow.astro", void 0);
// src/layouts/points/walletParts.ts
/** The parts that add up to a wallet, and the kinds of entries of each part. */
var walletParts = [
	{
		part: "earned",
		label: msg("Earned"),
		kinds: ["earn"]
	},
	{
		part: "brought",
		label: msg("Carried over"),
		kinds: ["import"]
	},
	{
		part: "adjusted",
		label: msg("Adjustments"),
		kinds: ["manual_credit", "manual_debit"]
	},
	{
		part: "takenBack",
		label: msg("Reversed"),
		kinds: ["clawback"]
	},
	{
		part: "spent",
		label: msg("Spent"),
		kinds: ["purchase", "refund"]
	},
	{
		part: "expired",
		label: msg("Expired"),
		kinds: ["expire"]
	}
];
/** Parts that are listed even if they are 0. */
var usualParts = [
	"earned",
	"spent",
	"expired"
];
/** The filters of the history: the usual ones, those with entries, and the chosen one. */
function historyFilters(sums, chosen) {
	const filters = [
		{
			label: msg("Everything"),
			kinds: []
		},
		...[
			"earn",
			"purchase",
			"expire",
			"refund"
		].map(only),
		...walletParts.filter(({ part }) => !usualParts.includes(part) && sums[part] !== 0)
	];
	if (filters.some(({ kinds }) => sameKinds(kinds, chosen))) return filters;
	const part = walletParts.find(({ kinds }) => sameKinds(kinds, chosen));
	const label = part?.part === "spent" ? msg("Spent and refunded") : part?.label;
	const [first = "earn"] = chosen;
	return [...filters, label ? {
		label,
		kinds: chosen
	} : {
		...only(first),
		kinds: chosen
	}];
}
/** Whether two filters have the same kinds. */
function sameKinds(one, other) {
	return one.length === other.length && one.every((kind) => other.includes(kind));
}
function only(kind) {
	return {
		label: entryKindLabels[kind],
		kinds: [kind]
	};
}
// src/layouts/points/EntryList.astro
createAstro("https://astro.build");
var $$EntryList = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$EntryList;
	const { entries, meta, kinds, sums } = Astro.props;
	const { t, format } = Astro.locals;
	const isNarrowed = kinds.length > 0;
	return renderTemplate`${maybeRenderHead($$result)}<section class="stack tight" aria-labelledby="history"> <h2 id="history">${t("History")}</h2> ${(meta.total > 0 || isNarrowed) && renderTemplate`<nav${addAttribute(t("Show"), "aria-label")}> <ul class="points-chips"> ${historyFilters(sums, kinds).map((filter) => renderTemplate`<li> <a class="chip"${addAttribute(historyAddress(filter), "href")}${addAttribute(sameKinds(filter.kinds, kinds) ? "true" : void 0, "aria-current")}> ${t(filter.label)} </a> </li>`)} </ul> </nav>`} ${entries.length === 0 ? renderTemplate`<p class="quiet"> ${!isNarrowed ? t("Your points history will appear here.") : t("There is nothing of this kind.")} </p>` : renderTemplate`<table class="points-table"> <thead> <tr> <th scope="col">${t("Reason")}</th> <th scope="col" class="num"> ${t("Points")} </th> <th scope="col" class="num"> ${t("Balance")} </th> </tr> </thead> <tbody> ${foldRuns(entries).map(({ entry, amount, ...run }) => renderTemplate`${renderComponent($$result, "SubjectRow", $$SubjectRow, {
		"of": entry,
		"at": entry.at,
		"run": run
	}, { "default": ($$result) => renderTemplate` <td${addAttribute(["num", { came: amount > 0 }], "class:list")}>${format.signed(amount)}</td> <td class="num">${format.number(entry.balance_after)}</td> ` })}`)} </tbody> </table>`} ${meta.totalPages > 1 && renderTemplate`${renderComponent($$result, "Paging", $$Paging, {
		"page": meta.page,
		"pages": meta.totalPages,
		"addressOf": ((page) => historyAddress({
			kinds,
			page
		}))
	})}`} </section>`;
}, "/work/wt/speed/src/layouts/points/EntryList.astro", void 0);
// src/layouts/points/LotList.astro
createAstro("https://astro.build");
var $$LotList = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$LotList;
	const FIRST = 8;
	const { lots, all } = Astro.props;
	const { t, format } = Astro.locals;
	const shown = all ? lots : lots.slice(0, FIRST);
	return renderTemplate`${maybeRenderHead($$result)}<section class="stack tight" aria-labelledby="lots"> <h2 id="lots">${t("Where your points come from")}</h2> ${lots.length === 0 ? renderTemplate`<p class="quiet">${t("You have none at the moment.")}</p>` : renderTemplate`${renderComponent($$result, "Fragment", Fragment, {}, { "default": ($$result) => renderTemplate` <p class="quiet">${t("They are spent in this order: points that expire first are spent first.")}</p> <table class="points-table"> <thead> <tr> <th scope="col">${t("Reason")}</th> <th scope="col">${t("Valid until")}</th> <th scope="col" class="num"> ${t("Left")} </th> </tr> </thead> <tbody> ${shown.map((lot) => renderTemplate`${renderComponent($$result, "SubjectRow", $$SubjectRow, {
		"of": lot,
		"at": lot.earned_at
	}, { "default": ($$result) => renderTemplate` <td> ${lot.until ? format.date(lot.until) : t("No expiry")} ${lot.available_at && renderTemplate`<small>${t("from {{date}}", { date: format.date(lot.available_at) })}</small>`} </td> <td class="num"> ${lot.remaining === lot.amount ? format.number(lot.remaining) : t("{{left}} of {{amount}}", {
		left: format.number(lot.remaining),
		amount: format.number(lot.amount)
	})} </td> ` })}`)} </tbody> </table> ${shown.length < lots.length && renderTemplate`<p> <a class="btn line"${addAttribute(`/incentives/wallet?lots=all#lots`, "href")}> ${t("Show {{count}} more", { count: lots.length - shown.length })} </a> </p>`} ` })}`} </section>`;
}, "/work/wt/speed/src/layouts/points/LotList.astro", void 0);
// src/layouts/points/WalletHead.astro
createAstro("https://astro.build");
var $$WalletHead = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$WalletHead;
	const { wallet, lots, hasWays, goal } = Astro.props;
	const { t, format } = Astro.locals;
	const { points, next_expiry } = wallet;
	const pending = [...Map.groupBy(lots.filter(({ available_at }) => available_at !== null), ({ available_at }) => format.date(available_at ?? ""))].map(([day, some]) => ({
		day,
		at: some[0]?.available_at ?? "",
		points: some.reduce((sum, lot) => sum + lot.remaining, 0)
	})).sort((a, b) => a.at < b.at ? -1 : 1);
	return renderTemplate`${maybeRenderHead($$result)}<section class="panel wallet-head"${addAttribute(t("Your points"), "aria-label")}> <p class="wallet-sum"> <b class="num">${format.number(points)}</b> <span>${t("points to spend", { count: points })}</span> </p> <div class="stack tight"> ${goal && renderTemplate`${renderComponent($$result, "GoalBar", $$GoalBar, {
		...goal,
		"points": points
	})}`} <ul class="wallet-dates"> ${next_expiry && renderTemplate`<li> ${t("{{count}} points expire on {{date}}", {
		count: next_expiry.points,
		date: format.date(next_expiry.date)
	})} </li>`} ${pending.map(({ day, points }) => renderTemplate`<li>${t("{{count}} points can be spent from {{date}}", {
		count: points,
		date: day
	})}</li>`)} ${!next_expiry && points > 0 && renderTemplate`<li>${t("None of your points expire.")}</li>`} ${lots.length === 0 && renderTemplate`<li>${t("Complete a training to earn your first points.")}</li>`} </ul> ${hasWays && renderTemplate`<p> <a class="wallet-door" href="#ways"> ${t("Ways to earn")} </a> </p>`} </div> </section>`;
}, "/work/wt/speed/src/layouts/points/WalletHead.astro", void 0);
// src/layouts/points/WalletSums.astro
createAstro("https://astro.build");
var $$WalletSums = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$WalletSums;
	const { wallet, sums } = Astro.props;
	const { t, format } = Astro.locals;
	const lots = `${WALLET_PATH}?lots=all#lots`;
	const lines = walletParts.filter(({ part }) => sums[part] !== 0 || usualParts.includes(part));
	return renderTemplate`${maybeRenderHead($$result)}<section class="stack tight" aria-labelledby="sums"> <h2 id="sums">${t("How it adds up")}</h2> <dl class="sums"> ${lines.map(({ part, label, kinds }) => renderTemplate`<div> <dt> <a${addAttribute(historyAddress({ kinds }), "href")}>${t(label)}</a> </dt> <dd class="num">${format.signed(sums[part])}</dd> </div>`)} <div class="total"> <dt> <a${addAttribute(lots, "href")}>${t("In your wallet")}</a> </dt> <dd class="num">${format.number(wallet.points + wallet.pending)}</dd> </div> ${wallet.pending > 0 && renderTemplate`${renderComponent($$result, "Fragment", Fragment, {}, { "default": ($$result) => renderTemplate` <div> <dt>${t("available now")}</dt> <dd class="num">${format.number(wallet.points)}</dd> </div> <div> <dt>${t("pending")}</dt> <dd class="num">${format.number(wallet.pending)}</dd> </div> ` })}`} </dl> </section>`;
}, "/work/wt/speed/src/layouts/points/WalletSums.astro", void 0);
// src/layouts/points/WaysToEarn.astro
createAstro("https://astro.build");
var $$WaysToEarn = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$WaysToEarn;
	const { ways, daily_cap, monthly_cap } = Astro.props;
	const { t, format, language, user } = Astro.locals;
	const icons = {
		training_completed: "school",
		session_attended: "groups",
		test_passed: "check_circle",
		certificate_issued: "workspace_premium",
		survey_submitted: "help",
		review_posted: "edit",
		profile_completed: "person",
		first_login: "login",
		daily_login: "calendar_month"
	};
	const doors = {
		training_completed: "/search",
		session_attended: `/search?${writeQuery({ type: ["session", "webinar"] })}`,
		profile_completed: `/user/${user?.uid}/edit`
	};
	const caps = [daily_cap !== null && t("{{count}} points a day at most", { count: daily_cap }), monthly_cap !== null && t("{{count}} points a month at most", { count: monthly_cap })].filter((cap) => cap !== false);
	return renderTemplate`${ways.length > 0 && renderTemplate`${maybeRenderHead($$result)}<section class="stack tight" id="ways" aria-labelledby="ways-title"> <h2 id="ways-title">${t("Ways to earn")}</h2> <ul class="ways"> ${ways.map(({ name, lang, trigger, points, isByScore, limits, until }) => {
		const way = t(triggerWays[trigger]);
		return renderTemplate`<li> ${renderComponent($$result, "Icon", $$Icon, { "name": icons[trigger] })} <div> <h3>${doors[trigger] ? renderTemplate`<a${addAttribute(doors[trigger], "href")}>${way}</a>` : way}</h3> <p class="dotted"> <span${spreadAttributes(markOf(lang, { lang: language }))}> <bdi>${name}</bdi> </span> ${limits.map(({ message, count }) => renderTemplate`<span>${t(message, count === void 0 ? {} : { count })}</span>`)} ${until && renderTemplate`<span>${t("Until {{date}}", { date: format.date(until) })}</span>`} </p> </div> <p class="pts num"> ${isByScore ? t("Up to {{count}} points", { count: points }) : t("{{count}} points", { count: points })} </p> </li>`;
	})} </ul> ${caps.length > 0 && renderTemplate`<p class="hint">${t("Limits: {{limits}}.", { limits: format.list(caps) })}</p>`} </section>`}`;
}, "/work/wt/speed/src/layouts/points/WaysToEarn.astro", void 0);
// src/layouts/points/WalletPage.astro
createAstro("https://astro.build");
var $$WalletPage = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$WalletPage;
	const { wallet, sums, lots, allLots, entries, meta, kinds, earning, goal } = Astro.props;
	const { t, flags } = Astro.locals;
	const title = t("My points");
	const way = flags.incentives_shop ? [{
		title: t("Incentives"),
		href: "/incentives"
	}, { title }] : [];
	return renderTemplate`${renderComponent($$result, "SiteLayout", $$SiteLayout, {
		"title": title,
		"noindex": true,
		"breadcrumb": way
	}, { "default": ($$result) => renderTemplate` ${maybeRenderHead($$result)}<div class="stack wallet-page"> <h1>${title}</h1> ${renderComponent($$result, "WalletHead", $$WalletHead, {
		"wallet": wallet,
		"lots": lots,
		"goal": goal,
		"hasWays": earning.ways.length > 0
	})} <div class="wallet-columns"> ${renderComponent($$result, "LotList", $$LotList, {
		"lots": lots,
		"all": allLots
	})} ${renderComponent($$result, "WalletSums", $$WalletSums, {
		"wallet": wallet,
		"sums": sums
	})} </div> ${renderComponent($$result, "WaysToEarn", $$WaysToEarn, { ...earning })} ${renderComponent($$result, "EntryList", $$EntryList, {
		"entries": entries,
		"meta": meta,
		"kinds": kinds,
		"sums": sums
	})} </div> ` })}`;
}, "/work/wt/speed/src/layouts/points/WalletPage.astro", void 0);
// src/pages/incentives/wallet.astro
var wallet_exports = /* @__PURE__ */ __exportAll({
	default: () => $$Wallet,
	file: () => $$file,
	url: () => $$url
});
createAstro("https://astro.build");
var $$Wallet = createComponent(async ($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$Wallet;
	const { db, flags, format } = Astro.locals;
	const visit = Astro.locals.learner();
	const { user } = visit;
	const asked = readQuery(Astro.url.searchParams);
	const query = {
		...WalletEntriesQuery.safeParse(asked).data,
		limit: 25
	};
	const kinds = kindsOf(query);
	const reading = {
		...visit,
		list: format.list
	};
	const [story, found, goal, earning] = await Promise.all([
		walletStory(db.reader, user.uid, reading, visit),
		walletEntries(db.reader, user.uid, {
			query,
			reading
		}),
		flags.incentives_shop ? goalOf(db.reader, visit) : null,
		waysToEarn(db.reader, reading)
	]);
	if (found.data.length === 0 && found.meta.total > 0) return Astro.redirect(historyAddress({ kinds }));
	const saved = goal && {
		...goal.product,
		href: `/incentives/${goal.product.id}`
	};
	return renderTemplate`${renderComponent($$result, "WalletPage", $$WalletPage, {
		...story,
		"allLots": asked.lots === "all",
		"entries": found.data,
		"meta": found.meta,
		"kinds": kinds,
		"earning": earning,
		"goal": saved && {
			title: saved.title,
			lang: saved.lang,
			href: saved.href,
			price: saved.price
		}
	})}`;
}, "/work/wt/speed/src/pages/incentives/wallet.astro", void 0);
var $$file = "/work/wt/speed/src/pages/incentives/wallet.astro";
var $$url = "/incentives/wallet";
// \0virtual:astro:page:src/pages/incentives/wallet@_@astro
var page = () => wallet_exports;
export { page };
