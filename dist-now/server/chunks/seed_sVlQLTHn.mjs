import { n as toInstant } from "./time_DK_4AeA9.mjs";
import { n as touch } from "./clock_GzVc_P5Z.mjs";
import { t as isEmptySite } from "./isEmptySite_6Amqfg0D.mjs";
import { t as recountNumbers } from "./numbers_BP4BBrZ3.mjs";
import { t as recountPopularity } from "./popularity_Lv71TVDm.mjs";
import { t as demoTrainings } from "./trainings_E5_xcbCq.mjs";
import { r as fullName, t as createUser } from "./createUser_C80GET8E.mjs";
import { t as hashPassword } from "./passwords_D-8SfVNy.mjs";
import { n as HOUR_MS, t as DAY_MS } from "./time_tYYEIZ3Z.mjs";
import { t as inTransaction } from "./inTransaction_ySzp0wBO.mjs";
import { t as settleDue } from "./settleDue_BiNCwV6K.mjs";
import { t as saveShopSettings } from "./saveShopSettings_GmjbEKwA.mjs";
import { t as createApiKey } from "./apiKeys_CAyjRijZ.mjs";
import { t as recordEvent } from "./recordEvent_WsFhsbGt.mjs";
import { t as recordInside } from "./ownEvents_CFZ-6H6G.mjs";
import { r as TZDate } from "./format_C8jj6Q-c.mjs";
import { n as findCurrentUser } from "./currentUser_BoFFE5-O.mjs";
import { i as prose, t as DEMO_PATH } from "./pages_CmvNGaFo.mjs";
import { a as Rule } from "./currentRules_AvONL6JP.mjs";
import { r as award } from "./taking_BVo9P2jA.mjs";
import { t as adjust } from "./adjust_BYAsmKIR.mjs";
import { n as saveRules } from "./saveRules_BPV1Z1a5.mjs";
import { t as removeSchedule } from "./removeSchedule_CQcYn3fL.mjs";
import { n as createSchedule } from "./saveSchedule_hFWX9OUG.mjs";
import { i as openOrder, n as endOrder, r as step, t as cancelOrder } from "./cancel_EXafGAZW.mjs";
import { t as checkOut } from "./checkOut_DwQinpke.mjs";
import { r as saveFor } from "./goals_CRQbtk4e.mjs";
import { t as msg } from "./message_DmblFCuN.mjs";
import { a as invalid } from "./refusal_BIBnmlLH.mjs";
import { C as isHandedOut, a as shelfProduct } from "./snapshot_C6yd648q.mjs";
import { n as handOut } from "./notifyBuyer_e4tLI4Fl.mjs";
import { t as shelf } from "./shelf_DrlAmdMN.mjs";
import { n as wish } from "./wishes_BfRGbKtj.mjs";
import { n as createProduct, r as cleanDescription, t as changeProduct } from "./saveProduct_dteKf8hf.mjs";
import { t as findProduct } from "./readProducts_DAFeTZkw.mjs";
import { t as importCodes } from "./importCodes_DJAQm99D.mjs";
import { n as pictures } from "./pictures_D_lCdLWA.mjs";
import { n as defaultRoleAccess } from "./roles_B70mizq2.mjs";
import { r as defaultAppearance } from "./appearance_B9HpU5EA.mjs";
import { t as saveSettings } from "./saveSettings_Boa1zIIk.mjs";
import { c as SectionAppearance, i as plainRichText, t as definitions } from "./registry_DyvED6SM.mjs";
import { t as Restrictions } from "./restrictions_DZz8s8sS.mjs";
import { n as tagsOf, r as trainingChanges } from "./changes_BXB8Xb5Q.mjs";
import { t as readTexts } from "./texts_RA5CvOT8.mjs";
import { t as fold } from "./fold_XflPAaK4.mjs";
// demo/content/chance.ts
/** The same seed always gives the same numbers (mulberry32). Good enough for a demo, never for a secret. */
function chance(seed) {
	let state = seed | 0;
	return () => {
		state = state + 1831565813 | 0;
		let mixed = Math.imul(state ^ state >>> 15, state | 1);
		mixed ^= mixed + Math.imul(mixed ^ mixed >>> 7, mixed | 61);
		return ((mixed ^ mixed >>> 14) >>> 0) / 2 ** 32;
	};
}
/** A whole number from `least` to `most`, both possible. */
function between(random, least, most) {
	return least + Math.floor(random() * (most - least + 1));
}
/** The place of one of the weights, the heavier the likelier; at least one of them must be above 0. */
function weighted(random, weights) {
	const mark = random() * weights.reduce((sum, weight) => sum + weight, 0);
	let sum = 0;
	for (const [place, weight] of weights.entries()) {
		sum += weight;
		if (mark < sum) return place;
	}
	return weights.findLastIndex((weight) => weight > 0);
}
// demo/content/rhythm.ts
/** When people learn, by hour of their own day: the morning's coffee, the hour after lunch, and some evenings. */
var hours = [
	0,
	0,
	0,
	0,
	0,
	1,
	2,
	4,
	7,
	10,
	10,
	7,
	4,
	7,
	9,
	8,
	5,
	3,
	2,
	2,
	3,
	3,
	2,
	1
];
var workday = 1;
var restDay = .25;
/** Where the days of rest are Friday and Saturday; elsewhere they are Saturday and Sunday (ISO: Monday is 1). */
var fridayCountries = /* @__PURE__ */ new Set([
	"EG",
	"IL",
	"JO"
]);
/** How busy a day is for someone in this country. */
function busyness(day, country) {
	return (fridayCountries.has(country) ? [5, 6] : [6, 7]).includes(day.dayOfWeek) ? restDay : workday;
}
/** A moment of that day at which somebody might sit down to learn, on the clock of their own zone. */
function momentOf(random, day, timeZone) {
	const plainTime = {
		hour: weighted(random, hours),
		minute: between(random, 0, 59),
		second: between(random, 0, 59)
	};
	return day.toZonedDateTime({
		timeZone,
		plainTime
	}).toInstant();
}
// demo/content/scripted.ts
var told = {
	"learner@demo.test": [
		{
			training: "handover-that-holds",
			days_ago: 322,
			began_after: 0,
			took: 1
		},
		{
			training: "first-five-minutes",
			days_ago: 268,
			began_after: 11,
			took: 0
		},
		{
			training: "think-before-you-click",
			days_ago: 214,
			began_after: 2,
			took: 0
		},
		{
			training: "a-back-that-lasts",
			days_ago: 171,
			began_after: 0,
			took: 0
		},
		{
			training: "accessible-by-habit",
			days_ago: 121,
			began_after: 1,
			took: 16
		},
		{
			training: "honest-feedback",
			days_ago: 86,
			began_after: 13,
			took: 0
		},
		{
			training: "charts-read-correctly",
			days_ago: 54,
			began_after: 3,
			took: 9
		},
		{
			training: "letters-patients-understand",
			days_ago: 33,
			began_after: 1,
			took: 5
		},
		{
			training: "numbers-on-the-ward",
			days_ago: 19,
			began_after: 2,
			took: null
		},
		{
			training: "sql-first-question",
			days_ago: 12,
			began_after: 1,
			took: null
		},
		{
			training: "plain-words",
			days_ago: 4,
			began_after: 1,
			took: null
		},
		{
			training: "the-difficult-e-mail",
			days_ago: 2,
			began_after: null,
			took: null
		}
	],
	"learner2@demo.test": [
		{
			training: "think-before-you-click",
			days_ago: 290,
			began_after: 1,
			took: 0
		},
		{
			training: "plain-words",
			days_ago: 233,
			began_after: 0,
			took: 12
		},
		{
			training: "team-of-many-cultures",
			days_ago: 118,
			began_after: 2,
			took: 20
		},
		{
			training: "the-story-hour",
			days_ago: 77,
			began_after: 0,
			took: 0
		},
		{
			training: "first-signs",
			days_ago: 40,
			began_after: 9,
			took: 0
		},
		{
			training: "a-grant-application-that-convinces",
			days_ago: 26,
			began_after: 1,
			took: null
		},
		{
			training: "accessible-by-habit",
			days_ago: 9,
			began_after: 2,
			took: null
		},
		{
			training: "signs-people-follow",
			days_ago: 3,
			began_after: null,
			took: null
		}
	]
};
// demo/content/history.ts
/** The trainings that most people take; all others have an appeal between 0.3 and 1.1. */
var favourites = {
	"think-before-you-click": 6,
	"first-five-minutes": 4.5,
	"plain-words": 4,
	"sql-first-question": 3.5,
	"honest-feedback": 3,
	"a-back-that-lasts": 2.8,
	"accessible-by-habit": 2.6,
	"handover-that-holds": 2.4,
	"one-idea-per-slide": 2.2,
	"meetings-worth-the-hour": 2,
	"sleep-around-nights": 2,
	"spreadsheets-that-explain": 1.8
};
var yearInDays = 364;
/** How many trainings a person takes in the year; `least` is the commonest. */
var perPerson$1 = {
	least: 3,
	most: 19
};
/**
* A year of learning up to `now`, oldest first: who enrolled in what, began and finished it, in the rhythm of their own
* days and weeks. The same arguments always give the same history, and nothing in it is in the future.
*/
function history({ people, trainings, now, seed = 20 }) {
	const random = chance(seed);
	const until = Temporal.Instant.fromEpochMilliseconds(now.getTime());
	const appeal = new Map(trainings.map((it) => [it.external_id, favourites[it.external_id] ?? .3 + random() * .8]));
	const lengths = new Map(trainings.map((it) => [it.external_id, it.duration_minutes]));
	return people.flatMap((person) => {
		return (told[person.mail] ?? planned(random, {
			person,
			trainings,
			appeal,
			until
		})).map((plan) => record(random, {
			person,
			plan,
			minutes: lengths.get(plan.training) ?? 0,
			until
		}));
	}).toSorted((a, b) => a.enrolled_at.getTime() - b.enrolled_at.getTime());
}
/** The trainings of one person in the year: a few people take many, most take some. */
function planned(random, { person, trainings, appeal, until }) {
	const open = trainings.filter((it) => isFor(it, person));
	const weights = open.map((it) => (appeal.get(it.external_id) ?? 0) * inclination(it, person));
	const count = perPerson$1.least + Math.floor(random() ** 2 * (perPerson$1.most - perPerson$1.least));
	return Array.from({ length: Math.min(open.length, count) }, () => {
		const index = weighted(random, weights);
		weights[index] = 0;
		const training = open[index];
		const days_ago = someDaysAgo(random, {
			since: availableFor(training, person),
			person,
			until
		});
		return {
			...course(random, training),
			days_ago
		};
	});
}
/** For how many days of the year this person could have taken this training. */
function availableFor(training, person) {
	return Math.max(1, Math.min(yearInDays, training.created_days_ago - 1, person.joined_days_ago - 1));
}
function isFor(training, person) {
	return training.organizations.length === 0 || training.organizations.some((key) => person.organizations.includes(key));
}
/** How much likelier than others this person is to take this training. */
function inclination(training, person) {
	const ownCraft = person.professions.some((key) => training.terms.includes(key)) ? 4 : 1;
	const ownLanguage = training.language === person.language ? 1.6 : training.language === "en" ? 1 : .35;
	const sinceLong = Math.sqrt(availableFor(training, person) / yearInDays);
	return ownCraft * ownLanguage * sinceLong * (training.price === null ? 1 : .45);
}
/** The day they enrol, rarely one of rest. */
function someDaysAgo(random, { since, person, until }) {
	const today = until.toZonedDateTimeISO(person.timezone).toPlainDate();
	for (;;) {
		const days = between(random, 1, since);
		if (random() < busyness(today.subtract({ days }), person.country)) return days;
	}
}
/** How it goes: most begin, most of those finish; what is long takes longer and is left unfinished more often. */
function course(random, { external_id: training, duration_minutes }) {
	const hours = duration_minutes / 60;
	if (random() < .1) return {
		training,
		began_after: null,
		took: null,
		gave_up: random() < .3
	};
	const began_after = random() < .5 ? 0 : between(random, 1, 12);
	if (random() < Math.min(.3, .06 + hours * .03)) return {
		training,
		began_after,
		took: null,
		gave_up: random() < .25
	};
	return {
		training,
		began_after,
		took: Math.floor(random() * hours * 4)
	};
}
/** Puts a plan on the calendar and leaves out what has not happened yet. */
function record(random, { person, plan, minutes, until }) {
	const enrolled = momentOf(random, until.toZonedDateTimeISO(person.timezone).toPlainDate().subtract({ days: plan.days_ago }), person.timezone);
	const later = (from, days, atLeast) => laterMoment(random, {
		from,
		days,
		atLeast,
		timeZone: person.timezone
	});
	const past = (at) => at && Temporal.Instant.compare(at, until) <= 0 ? at : null;
	const started = plan.began_after === null ? null : past(later(enrolled, plan.began_after, 2));
	const completed = started && plan.took !== null ? past(later(started, plan.took, minutes)) : null;
	const withdrawn = plan.gave_up ? past(later(started ?? enrolled, between(random, 3, 30), 0)) : null;
	return {
		mail: person.mail,
		training: plan.training,
		state: withdrawn ? "withdrawn" : completed ? "completed" : started ? "in_progress" : "enrolled",
		enrolled_at: toDate(enrolled),
		started_at: started && toDate(started),
		completed_at: completed && toDate(completed),
		withdrawn_at: withdrawn && toDate(withdrawn)
	};
}
/** Some days after another moment; on the same day, at least this number of minutes after it. */
function laterMoment(random, { from, days, atLeast, timeZone }) {
	if (days === 0) return from.add({
		minutes: atLeast + between(random, 0, 9),
		seconds: between(random, 0, 59)
	});
	return momentOf(random, from.toZonedDateTimeISO(timeZone).toPlainDate().add({ days }), timeZone);
}
function toDate(instant) {
	return new Date(instant.epochMilliseconds);
}
// demo/content/cast.ts
/** The password of the whole cast; the login page of the demo shows it. */
var DEMO_PASSWORD = "demo-academy";
/** The members of the cast who manage points and the shop. */
var KEEPER = "incentives@demo.test";
/** The seven users that visitors of the demo can sign in as; their names and emails never change. */
var cast = [
	{
		mail: "learner@demo.test",
		first_name: "Freja",
		last_name: "Amoah",
		roles: ["learner"],
		organizations: ["saltmarsh"],
		title: "title-nurse",
		professions: ["profession-care"],
		country: "DK",
		timezone: "Europe/Copenhagen",
		language: "en",
		joined_days_ago: 520
	},
	{
		mail: "learner2@demo.test",
		first_name: "ليلى",
		last_name: "حداد",
		roles: ["learner"],
		organizations: ["bell-lane"],
		title: "title-librarian",
		professions: ["profession-library"],
		country: "JO",
		timezone: "Asia/Amman",
		language: "ar",
		joined_days_ago: 300
	},
	{
		mail: "instructor@demo.test",
		first_name: "Tomasz",
		last_name: "Wierzbicki",
		roles: ["instructor"],
		organizations: ["saltmarsh"],
		title: "title-physiotherapist",
		professions: ["profession-care", "profession-teaching"],
		country: "PL",
		timezone: "Europe/Warsaw",
		language: "en",
		joined_days_ago: 610
	},
	{
		mail: "content@demo.test",
		first_name: "Ngozi",
		last_name: "Adeyemi",
		roles: ["content_manager"],
		organizations: ["bell-lane"],
		title: "title-learning-coordinator",
		professions: ["profession-library", "profession-office"],
		country: "GB",
		timezone: "Europe/London",
		language: "en",
		joined_days_ago: 590
	},
	{
		mail: "incentives@demo.test",
		first_name: "Rafael",
		last_name: "Monteiro",
		roles: ["incentives_manager"],
		organizations: ["almond-court"],
		title: "title-hotel-manager",
		professions: ["profession-hospitality", "profession-management"],
		country: "PT",
		timezone: "Europe/Lisbon",
		language: "en",
		joined_days_ago: 455
	},
	{
		mail: "courses@demo.test",
		first_name: "Ingrid",
		last_name: "Solheim",
		roles: ["course_administrator"],
		organizations: ["saltmarsh", "graywater"],
		title: "title-learning-coordinator",
		professions: ["profession-office"],
		country: "NO",
		timezone: "Europe/Oslo",
		language: "en",
		joined_days_ago: 640
	},
	{
		mail: "admin@demo.test",
		first_name: "Priya",
		last_name: "Raghunathan",
		roles: ["administrator"],
		organizations: ["brandt-okafor"],
		title: "title-project-manager",
		professions: ["profession-engineering", "profession-management"],
		country: "IN",
		timezone: "Asia/Kolkata",
		language: "en",
		joined_days_ago: 700
	}
];
// demo/content/learners.ts
var zones = {
	AE: "Asia/Dubai",
	AR: "America/Argentina/Buenos_Aires",
	BR: "America/Sao_Paulo",
	CA: "America/Toronto",
	DE: "Europe/Berlin",
	DK: "Europe/Copenhagen",
	EG: "Africa/Cairo",
	ES: "Europe/Madrid",
	FI: "Europe/Helsinki",
	FR: "Europe/Paris",
	GB: "Europe/London",
	GH: "Africa/Accra",
	GR: "Europe/Athens",
	ID: "Asia/Jakarta",
	IE: "Europe/Dublin",
	IL: "Asia/Jerusalem",
	IN: "Asia/Kolkata",
	IS: "Atlantic/Reykjavik",
	IT: "Europe/Rome",
	JO: "Asia/Amman",
	JP: "Asia/Tokyo",
	KE: "Africa/Nairobi",
	LB: "Asia/Beirut",
	MA: "Africa/Casablanca",
	NO: "Europe/Oslo",
	NZ: "Pacific/Auckland",
	PH: "Asia/Manila",
	PL: "Europe/Warsaw",
	SE: "Europe/Stockholm",
	TR: "Europe/Istanbul",
	UA: "Europe/Kyiv",
	VN: "Asia/Ho_Chi_Minh"
};
var professionsOf = {
	"title-nurse": ["profession-care"],
	"title-nurse-manager": ["profession-care", "profession-management"],
	"title-physiotherapist": ["profession-care"],
	"title-librarian": ["profession-library"],
	"title-teacher": ["profession-teaching"],
	"title-warehouse-coordinator": ["profession-logistics"],
	"title-driver": ["profession-logistics"],
	"title-receptionist": ["profession-hospitality"],
	"title-hotel-manager": ["profession-hospitality", "profession-management"],
	"title-structural-engineer": ["profession-engineering"],
	"title-project-manager": ["profession-engineering", "profession-management"],
	"title-accountant": ["profession-office"],
	"title-learning-coordinator": ["profession-office"]
};
/** All other learners. */
var learners = [
	[
		"aino.virtanen",
		"Aino",
		"Virtanen",
		"saltmarsh",
		"title-nurse",
		"FI",
		"en",
		410
	],
	[
		"mads.kjeldsen",
		"Mads",
		"Kjeldsen",
		"saltmarsh",
		"title-nurse",
		"DK",
		"en",
		505
	],
	[
		"amina.darwish",
		"أمينة",
		"درويش",
		"saltmarsh",
		"title-nurse",
		"DK",
		"ar",
		388
	],
	[
		"jonas.hald",
		"Jonas",
		"Hald",
		"saltmarsh",
		"title-nurse-manager",
		"DK",
		"en",
		640
	],
	[
		"camille.rousselot",
		"Camille",
		"Rousselot",
		"saltmarsh",
		"title-nurse-manager",
		"FR",
		"en",
		560
	],
	[
		"ana.ferreira",
		"Ana Lucía",
		"Ferreira Campos",
		"saltmarsh",
		"title-nurse",
		"ES",
		"en",
		270
	],
	[
		"marisol.dalisay",
		"Marisol",
		"Dalisay",
		"saltmarsh",
		"title-nurse",
		"PH",
		"en",
		230
	],
	[
		"emeka.nwosu",
		"Emeka",
		"Nwosu",
		"saltmarsh",
		"title-nurse",
		"DK",
		"en",
		175
	],
	[
		"oksana.hrytsenko",
		"Oksana",
		"Hrytsenko",
		"saltmarsh",
		"title-nurse",
		"UA",
		"en",
		142
	],
	[
		"linnea.bergqvist",
		"Linnéa",
		"Bergqvist",
		"saltmarsh",
		"title-nurse",
		"SE",
		"en",
		460
	],
	[
		"yusuf.aydin",
		"Yusuf",
		"Aydın",
		"saltmarsh",
		"title-physiotherapist",
		"TR",
		"en",
		318
	],
	[
		"signe.thorup",
		"Signe",
		"Thorup",
		"saltmarsh",
		"title-physiotherapist",
		"DK",
		"en",
		540
	],
	[
		"katrin.obermayr",
		"Katrin",
		"Obermayr",
		"saltmarsh",
		"title-nurse",
		"DE",
		"en",
		352
	],
	[
		"hana.mizrahi",
		"חנה",
		"מזרחי",
		"saltmarsh",
		"title-nurse",
		"IL",
		"en",
		201
	],
	[
		"omar.khatib",
		"عمر",
		"الخطيب",
		"saltmarsh",
		"title-nurse-manager",
		"JO",
		"ar",
		433
	],
	[
		"gudrun.einarsdottir",
		"Guðrún",
		"Einarsdóttir",
		"saltmarsh",
		"title-nurse",
		"IS",
		"en",
		96
	],
	[
		"bao.tran",
		"Bảo",
		"Trần",
		"saltmarsh",
		"title-nurse",
		"VN",
		"en",
		64
	],
	[
		"eleanor.whitcombe",
		"Eleanor",
		"Whitcombe",
		"bell-lane",
		"title-librarian",
		"GB",
		"en",
		570
	],
	[
		"noam.shaked",
		"נועם",
		"שקד",
		"bell-lane",
		"title-librarian",
		"IL",
		"en",
		366
	],
	[
		"samira.benali",
		"سميرة",
		"بن علي",
		"bell-lane",
		"title-librarian",
		"MA",
		"ar",
		244
	],
	[
		"fergus.macinnes",
		"Fergus",
		"MacInnes",
		"bell-lane",
		"title-librarian",
		"GB",
		"en",
		490
	],
	[
		"yuki.hoshino",
		"Yuki",
		"Hoshino",
		"bell-lane",
		"title-librarian",
		"JP",
		"en",
		187
	],
	[
		"despina.kalogera",
		"Despina",
		"Kalogera",
		"bell-lane",
		"title-librarian",
		"GR",
		"en",
		151
	],
	[
		"padraig.tierney",
		"Pádraig",
		"Tierney",
		"bell-lane",
		"title-accountant",
		"IE",
		"en",
		420
	],
	[
		"adwoa.mensah",
		"Adwoa",
		"Mensah",
		"bell-lane",
		"title-librarian",
		"GH",
		"en",
		78
	],
	[
		"wulandari",
		"Wulandari",
		"",
		"graywater",
		"title-warehouse-coordinator",
		"ID",
		"en",
		283
	],
	[
		"piotr.zalewski",
		"Piotr",
		"Zalewski",
		"graywater",
		"title-driver",
		"PL",
		"en",
		530
	],
	[
		"ivan.bondar",
		"Ivan",
		"Bondar",
		"graywater",
		"title-driver",
		"UA",
		"en",
		310
	],
	[
		"karim.mansour",
		"كريم",
		"منصور",
		"graywater",
		"title-warehouse-coordinator",
		"EG",
		"ar",
		222
	],
	[
		"joao.pinheiro",
		"João",
		"Pinheiro",
		"graywater",
		"title-warehouse-coordinator",
		"BR",
		"en",
		398
	],
	[
		"lars.overgaard",
		"Lars",
		"Overgaard",
		"graywater",
		"title-driver",
		"DK",
		"en",
		602
	],
	[
		"rania.fawzi",
		"رانيا",
		"فوزي",
		"graywater",
		"title-project-manager",
		"AE",
		"ar",
		345
	],
	[
		"wanjiru.kamau",
		"Wanjirũ",
		"Kamau",
		"graywater",
		"title-project-manager",
		"KE",
		"en",
		198
	],
	[
		"mehmet.ozkan",
		"Mehmet",
		"Özkan",
		"graywater",
		"title-driver",
		"TR",
		"en",
		167
	],
	[
		"birgit.lauterbach",
		"Birgit",
		"Lauterbach",
		"graywater",
		"title-accountant",
		"DE",
		"en",
		474
	],
	[
		"tane.ngata",
		"Tāne",
		"Ngata",
		"graywater",
		"title-driver",
		"NZ",
		"en",
		109
	],
	[
		"stine.ravnborg",
		"Stine",
		"Ravnborg",
		"graywater",
		"title-warehouse-coordinator",
		"DK",
		"en",
		58
	],
	[
		"chiara.benedetti",
		"Chiara",
		"Benedetti",
		"almond-court",
		"title-receptionist",
		"IT",
		"en",
		512
	],
	[
		"nour.saab",
		"نور",
		"صعب",
		"almond-court",
		"title-receptionist",
		"LB",
		"ar",
		256
	],
	[
		"inigo.echeverria",
		"Íñigo",
		"Echeverría",
		"almond-court",
		"title-receptionist",
		"ES",
		"en",
		337
	],
	[
		"lucia.ojeda",
		"Lucía",
		"Ojeda",
		"almond-court",
		"title-receptionist",
		"AR",
		"en",
		129
	],
	[
		"margaux.delorme",
		"Margaux",
		"Delorme",
		"almond-court",
		"title-hotel-manager",
		"FR",
		"en",
		585
	],
	[
		"hassan.tazi",
		"حسن",
		"التازي",
		"almond-court",
		"title-hotel-manager",
		"MA",
		"ar",
		402
	],
	[
		"thi.nguyen",
		"Thị Mai",
		"Nguyễn",
		"almond-court",
		"title-receptionist",
		"VN",
		"en",
		213
	],
	[
		"elif.demir",
		"Elif",
		"Demir",
		"almond-court",
		"title-accountant",
		"TR",
		"en",
		181
	],
	[
		"rasmus.toft",
		"Rasmus",
		"Toft",
		"almond-court",
		"title-receptionist",
		"DK",
		"en",
		44
	],
	[
		"siobhan.kelleher",
		"Siobhán",
		"Kelleher",
		"fernhill",
		"title-teacher",
		"IE",
		"en",
		555
	],
	[
		"david.abramov",
		"דוד",
		"אברמוב",
		"fernhill",
		"title-teacher",
		"IL",
		"en",
		279
	],
	[
		"huda.najjar",
		"هدى",
		"النجار",
		"fernhill",
		"title-teacher",
		"JO",
		"ar",
		325
	],
	[
		"oliver.pemberton",
		"Oliver",
		"Pemberton",
		"fernhill",
		"title-teacher",
		"GB",
		"en",
		480
	],
	[
		"meera.iyer",
		"Meera",
		"Iyer",
		"fernhill",
		"title-teacher",
		"IN",
		"en",
		234
	],
	[
		"sunniva.aasen",
		"Sunniva",
		"Aasen",
		"fernhill",
		"title-teacher",
		"NO",
		"en",
		160
	],
	[
		"grace.atieno",
		"Grace",
		"Atieno",
		"fernhill",
		"title-learning-coordinator",
		"KE",
		"en",
		373
	],
	[
		"ludovic.marchetti",
		"Ludovic",
		"Marchetti",
		"fernhill",
		"title-teacher",
		"FR",
		"en",
		88
	],
	[
		"anneliese.brandt",
		"Anneliese",
		"Brandt",
		"brandt-okafor",
		"title-structural-engineer",
		"DE",
		"en",
		690
	],
	[
		"chidi.okafor",
		"Chidi",
		"Okafor",
		"brandt-okafor",
		"title-structural-engineer",
		"GB",
		"en",
		690
	],
	[
		"kenji.murakawa",
		"Kenji",
		"Murakawa",
		"brandt-okafor",
		"title-structural-engineer",
		"JP",
		"en",
		296
	],
	[
		"farid.rahmani",
		"فريد",
		"رحماني",
		"brandt-okafor",
		"title-structural-engineer",
		"AE",
		"ar",
		209
	],
	[
		"zofia.lis",
		"Zofia",
		"Lis",
		"brandt-okafor",
		"title-project-manager",
		"PL",
		"en",
		445
	],
	[
		"simone.tremblay",
		"Simone",
		"Tremblay",
		"brandt-okafor",
		"title-project-manager",
		"CA",
		"en",
		361
	],
	[
		"mikkel.damgaard",
		"Mikkel",
		"Damgaard",
		"brandt-okafor",
		"title-structural-engineer",
		"DK",
		"en",
		136
	],
	[
		"arjun.deshpande",
		"Arjun",
		"Deshpande",
		"brandt-okafor",
		"title-structural-engineer",
		"IN",
		"en",
		71
	]
].map(([name, first_name, last_name, organization, title, country, language, joined_days_ago]) => ({
	mail: `${name}@demo.test`,
	first_name,
	last_name,
	roles: ["learner"],
	organizations: [organization],
	title,
	professions: professionsOf[title],
	country,
	timezone: zones[country],
	language,
	joined_days_ago
}));
// demo/content/people.ts
/** Everyone in the demo academy, first the users that visitors can sign in as. */
var people = [...cast, ...learners];
/** The terms of trainings, people and products. Keys are unique over all vocabularies. */
var vocabularies = [
	{
		machine_name: "topic",
		name: {
			en: "Topic",
			ar: "الموضوع"
		},
		terms: [
			{
				key: "topic-leadership",
				name: {
					en: "Leadership",
					ar: "القيادة"
				},
				children: [
					{
						key: "topic-new-leads",
						name: {
							en: "New leads",
							ar: "القادة الجدد"
						}
					},
					{
						key: "topic-conversations",
						name: {
							en: "Conversations & feedback",
							ar: "الحوار والملاحظات"
						}
					},
					{
						key: "topic-teams",
						name: {
							en: "Teams & meetings",
							ar: "الفرق والاجتماعات"
						}
					},
					{
						key: "topic-change",
						name: {
							en: "Leading change",
							ar: "قيادة التغيير"
						}
					}
				]
			},
			{
				key: "topic-data",
				name: {
					en: "Data & analytics",
					ar: "البيانات والتحليل"
				},
				children: [
					{
						key: "topic-spreadsheets",
						name: {
							en: "Spreadsheets",
							ar: "جداول البيانات"
						}
					},
					{
						key: "topic-databases",
						name: {
							en: "Databases",
							ar: "قواعد البيانات"
						}
					},
					{
						key: "topic-statistics",
						name: {
							en: "Statistics",
							ar: "الإحصاء"
						}
					},
					{
						key: "topic-charts",
						name: {
							en: "Charts & dashboards",
							ar: "الرسوم البيانية ولوحات المتابعة"
						}
					}
				]
			},
			{
				key: "topic-safety",
				name: {
					en: "Health & safety",
					ar: "الصحة والسلامة"
				},
				children: [
					{
						key: "topic-first-aid",
						name: {
							en: "First aid",
							ar: "الإسعافات الأولية"
						}
					},
					{
						key: "topic-patient-safety",
						name: {
							en: "Patient safety",
							ar: "سلامة المرضى"
						}
					},
					{
						key: "topic-workplace-safety",
						name: {
							en: "Workplace safety",
							ar: "السلامة في مكان العمل"
						}
					},
					{
						key: "topic-wellbeing",
						name: {
							en: "Wellbeing",
							ar: "العافية"
						}
					}
				]
			},
			{
				key: "topic-languages",
				name: {
					en: "Languages",
					ar: "اللغات"
				},
				children: [
					{
						key: "topic-arabic",
						name: {
							en: "Arabic",
							ar: "العربية"
						}
					},
					{
						key: "topic-english",
						name: {
							en: "English",
							ar: "الإنجليزية"
						}
					},
					{
						key: "topic-german",
						name: {
							en: "German",
							ar: "الألمانية"
						}
					},
					{
						key: "topic-spanish",
						name: {
							en: "Spanish",
							ar: "الإسبانية"
						}
					},
					{
						key: "topic-sign-language",
						name: {
							en: "Sign language",
							ar: "لغة الإشارة"
						}
					}
				]
			},
			{
				key: "topic-design",
				name: {
					en: "Design",
					ar: "التصميم"
				},
				children: [
					{
						key: "topic-typography",
						name: {
							en: "Typography & layout",
							ar: "الخط والإخراج"
						}
					},
					{
						key: "topic-accessibility",
						name: {
							en: "Accessibility",
							ar: "إتاحة الوصول"
						}
					},
					{
						key: "topic-service-design",
						name: {
							en: "Service design",
							ar: "تصميم الخدمات"
						}
					},
					{
						key: "topic-slides",
						name: {
							en: "Slides & visuals",
							ar: "الشرائح والوسائل البصرية"
						}
					}
				]
			},
			{
				key: "topic-programming",
				name: {
					en: "Programming",
					ar: "البرمجة"
				},
				children: [
					{
						key: "topic-python",
						name: {
							en: "Python",
							ar: "بايثون"
						}
					},
					{
						key: "topic-web",
						name: {
							en: "The web",
							ar: "الويب"
						}
					},
					{
						key: "topic-automation",
						name: {
							en: "Automation",
							ar: "الأتمتة"
						}
					},
					{
						key: "topic-security",
						name: {
							en: "Digital security",
							ar: "الأمن الرقمي"
						}
					}
				]
			},
			{
				key: "topic-finance",
				name: {
					en: "Finance",
					ar: "المالية"
				},
				children: [
					{
						key: "topic-budgets",
						name: {
							en: "Budgets",
							ar: "الميزانيات"
						}
					},
					{
						key: "topic-accounts",
						name: {
							en: "Accounts",
							ar: "الحسابات"
						}
					},
					{
						key: "topic-purchasing",
						name: {
							en: "Purchasing",
							ar: "المشتريات"
						}
					}
				]
			},
			{
				key: "topic-writing",
				name: {
					en: "Writing",
					ar: "الكتابة"
				},
				children: [
					{
						key: "topic-plain-language",
						name: {
							en: "Plain language",
							ar: "اللغة الواضحة"
						}
					},
					{
						key: "topic-letters",
						name: {
							en: "Letters & e-mail",
							ar: "الرسائل والبريد"
						}
					},
					{
						key: "topic-reports",
						name: {
							en: "Reports & minutes",
							ar: "التقارير والمحاضر"
						}
					},
					{
						key: "topic-storytelling",
						name: {
							en: "Storytelling",
							ar: "السرد"
						}
					}
				]
			}
		]
	},
	{
		machine_name: "skill",
		name: {
			en: "Skill",
			ar: "المهارة"
		},
		terms: [
			{
				key: "skill-listening",
				name: {
					en: "Listening",
					ar: "الإصغاء"
				}
			},
			{
				key: "skill-feedback",
				name: {
					en: "Giving feedback",
					ar: "إبداء الملاحظات"
				}
			},
			{
				key: "skill-delegating",
				name: {
					en: "Delegating",
					ar: "التفويض"
				}
			},
			{
				key: "skill-facilitating",
				name: {
					en: "Facilitating",
					ar: "إدارة النقاش"
				}
			},
			{
				key: "skill-planning",
				name: {
					en: "Planning",
					ar: "التخطيط"
				}
			},
			{
				key: "skill-presenting",
				name: {
					en: "Presenting",
					ar: "العرض والتقديم"
				}
			},
			{
				key: "skill-negotiating",
				name: {
					en: "Negotiating",
					ar: "التفاوض"
				}
			},
			{
				key: "skill-hosting",
				name: {
					en: "Hosting",
					ar: "حسن الاستقبال"
				}
			},
			{
				key: "skill-first-response",
				name: {
					en: "First response",
					ar: "الاستجابة الأولى"
				}
			},
			{
				key: "skill-risk",
				name: {
					en: "Judging risk",
					ar: "تقدير المخاطر"
				}
			},
			{
				key: "skill-reading-data",
				name: {
					en: "Reading data",
					ar: "قراءة البيانات"
				}
			},
			{
				key: "skill-querying",
				name: {
					en: "Querying data",
					ar: "الاستعلام عن البيانات"
				}
			},
			{
				key: "skill-coding",
				name: {
					en: "Coding",
					ar: "كتابة الشيفرة"
				}
			},
			{
				key: "skill-budgeting",
				name: {
					en: "Budgeting",
					ar: "إعداد الميزانيات"
				}
			},
			{
				key: "skill-editing",
				name: {
					en: "Editing",
					ar: "التحرير"
				}
			},
			{
				key: "skill-conversation",
				name: {
					en: "Conversation",
					ar: "المحادثة"
				}
			}
		]
	},
	{
		machine_name: "level",
		name: {
			en: "Level",
			ar: "المستوى"
		},
		terms: [
			{
				key: "level-beginner",
				name: {
					en: "Beginner",
					ar: "مبتدئ"
				}
			},
			{
				key: "level-intermediate",
				name: {
					en: "Intermediate",
					ar: "متوسط"
				}
			},
			{
				key: "level-advanced",
				name: {
					en: "Advanced",
					ar: "متقدم"
				}
			}
		]
	},
	{
		machine_name: "profession",
		name: {
			en: "Profession",
			ar: "المهنة"
		},
		terms: [
			{
				key: "profession-care",
				name: {
					en: "Nursing & care",
					ar: "التمريض والرعاية"
				}
			},
			{
				key: "profession-library",
				name: {
					en: "Library & information",
					ar: "المكتبات والمعلومات"
				}
			},
			{
				key: "profession-logistics",
				name: {
					en: "Logistics & transport",
					ar: "الخدمات اللوجستية والنقل"
				}
			},
			{
				key: "profession-hospitality",
				name: {
					en: "Hospitality",
					ar: "الضيافة"
				}
			},
			{
				key: "profession-teaching",
				name: {
					en: "Teaching",
					ar: "التعليم"
				}
			},
			{
				key: "profession-engineering",
				name: {
					en: "Engineering",
					ar: "الهندسة"
				}
			},
			{
				key: "profession-office",
				name: {
					en: "Office & administration",
					ar: "الأعمال المكتبية والإدارية"
				}
			},
			{
				key: "profession-management",
				name: {
					en: "People management",
					ar: "إدارة الأفراد"
				}
			}
		]
	},
	{
		machine_name: "title",
		name: {
			en: "Job title",
			ar: "المسمى الوظيفي"
		},
		terms: [
			{
				key: "title-nurse",
				name: {
					en: "Nurse",
					ar: "ممرّض/ة"
				}
			},
			{
				key: "title-nurse-manager",
				name: {
					en: "Nurse manager",
					ar: "مدير/ة تمريض"
				}
			},
			{
				key: "title-physiotherapist",
				name: {
					en: "Physiotherapist",
					ar: "أخصائي/ة علاج طبيعي"
				}
			},
			{
				key: "title-librarian",
				name: {
					en: "Librarian",
					ar: "أمين/ة مكتبة"
				}
			},
			{
				key: "title-teacher",
				name: {
					en: "Teacher",
					ar: "معلّم/ة"
				}
			},
			{
				key: "title-warehouse-coordinator",
				name: {
					en: "Warehouse coordinator",
					ar: "منسّق/ة مستودعات"
				}
			},
			{
				key: "title-driver",
				name: {
					en: "Driver",
					ar: "سائق/ة"
				}
			},
			{
				key: "title-receptionist",
				name: {
					en: "Receptionist",
					ar: "موظف/ة استقبال"
				}
			},
			{
				key: "title-hotel-manager",
				name: {
					en: "Hotel manager",
					ar: "مدير/ة فندق"
				}
			},
			{
				key: "title-structural-engineer",
				name: {
					en: "Structural engineer",
					ar: "مهندس/ة إنشاءات"
				}
			},
			{
				key: "title-project-manager",
				name: {
					en: "Project manager",
					ar: "مدير/ة مشاريع"
				}
			},
			{
				key: "title-accountant",
				name: {
					en: "Accountant",
					ar: "محاسب/ة"
				}
			},
			{
				key: "title-learning-coordinator",
				name: {
					en: "Learning coordinator",
					ar: "منسّق/ة تدريب"
				}
			}
		]
	},
	{
		machine_name: "reward",
		name: {
			en: "Reward",
			ar: "المكافأة"
		},
		terms: [
			{
				key: "reward-desk",
				name: {
					en: "For your desk",
					ar: "لمكتبك"
				}
			},
			{
				key: "reward-wear",
				name: {
					en: "To wear and carry",
					ar: "للبس والحمل"
				}
			},
			{
				key: "reward-books",
				name: {
					en: "Books and culture",
					ar: "كتب وثقافة"
				}
			},
			{
				key: "reward-time",
				name: {
					en: "Time",
					ar: "وقت لك"
				}
			},
			{
				key: "reward-together",
				name: {
					en: "Together",
					ar: "معًا"
				}
			},
			{
				key: "reward-learning",
				name: {
					en: "To learn more",
					ar: "مزيد من التعلّم"
				}
			},
			{
				key: "reward-giving",
				name: {
					en: "To give away",
					ar: "للعطاء"
				}
			}
		]
	}
];
// demo/seed/seedVocabularies.ts
/** Seeds all vocabularies with their terms; returns the terms' ids by key. */
async function seedVocabularies(tx) {
	const ids = /* @__PURE__ */ new Map();
	for (const vocabulary of vocabularies) {
		const { id } = await tx.insertInto("vocabularies").values({
			machine_name: vocabulary.machine_name,
			name: vocabulary.name.en,
			translations: JSON.stringify({ ar: vocabulary.name.ar })
		}).returning("id").executeTakeFirstOrThrow();
		await plant(tx, {
			vocabularyId: id,
			parent: null,
			terms: vocabulary.terms,
			ids
		});
	}
	return ids;
}
async function plant(tx, branch) {
	for (const [weight, term] of branch.terms.entries()) {
		const { tid } = await tx.insertInto("terms").values({
			vocabulary_id: branch.vocabularyId,
			parent_tid: branch.parent,
			name: term.name.en,
			translations: JSON.stringify({ ar: term.name.ar }),
			weight
		}).returning("tid").executeTakeFirstOrThrow();
		branch.ids.set(term.key, tid);
		await plant(tx, {
			...branch,
			parent: tid,
			terms: term.children ?? []
		});
	}
}
/** Returns the id of a key; an unknown key is an error in the demo's content. */
function seededId(ids, key) {
	const id = ids.get(key);
	if (id === void 0) throw new Error(`The demo's content names "${key}", which it does not have.`);
	return id;
}
// demo/seed/seedHistory.ts
var BATCH = 200;
/** A year of enrolments, none of them later than `now`. */
async function seedHistory(tx, { uids, trainingIds, now }) {
	const instant = (date) => date ? toInstant(date) : null;
	const rows = history({
		people,
		trainings: demoTrainings,
		now
	}).map((enrolment) => ({
		uid: seededId(uids, enrolment.mail),
		training_id: seededId(trainingIds, enrolment.training),
		state: enrolment.state,
		enrolled_at: toInstant(enrolment.enrolled_at),
		started_at: instant(enrolment.started_at),
		completed_at: instant(enrolment.completed_at),
		withdrawn_at: instant(enrolment.withdrawn_at)
	}));
	for (let at = 0; at < rows.length; at += BATCH) await tx.insertInto("enrolments").values(rows.slice(at, at + BATCH)).execute();
}
/** The organisations of the demo academy's users. */
var organizations = [
	{
		key: "saltmarsh",
		name: {
			en: "Saltmarsh General Hospital",
			ar: "مستشفى سولتمارش العام"
		}
	},
	{
		key: "bell-lane",
		name: {
			en: "Bell Lane City Library",
			ar: "مكتبة بِل لين العامة"
		}
	},
	{
		key: "graywater",
		name: {
			en: "Graywater Logistics",
			ar: "غريووتر للخدمات اللوجستية"
		}
	},
	{
		key: "almond-court",
		name: {
			en: "Almond Court Hotel",
			ar: "فندق باحة اللوز"
		}
	},
	{
		key: "fernhill",
		name: {
			en: "Fernhill School",
			ar: "مدرسة فيرنهيل"
		}
	},
	{
		key: "brandt-okafor",
		name: {
			en: "Brandt & Okafor Engineers",
			ar: "برانت وأوكافور للهندسة"
		}
	}
];
// demo/seed/seedPeople.ts
/** The hash of the cast's password. */
function demoPassword() {
	return hashPassword(DEMO_PASSWORD);
}
/** Organisations and people. Only the cast can sign in; the others have no password. */
async function seedPeople(tx, { terms, passwordHash, now }) {
	const organizationIds = await seedOrganizations(tx);
	const signIns = new Set(cast.map((person) => person.mail));
	const uids = /* @__PURE__ */ new Map();
	for (const person of people) {
		const uid = await createUser(tx, {
			name: person.mail.slice(0, person.mail.indexOf("@")),
			mail: person.mail,
			first_name: person.first_name,
			last_name: person.last_name,
			language: person.language,
			timezone: person.timezone,
			country: person.country,
			title_tid: seededId(terms, person.title),
			organizations: person.organizations.map((key) => seededId(organizationIds, key)),
			roles: person.roles,
			passwordHash: signIns.has(person.mail) ? passwordHash : null,
			profile: { profession: person.professions.map((key) => seededId(terms, key)) },
			created: toInstant(new Date(now.getTime() - person.joined_days_ago * DAY_MS))
		});
		uids.set(person.mail, uid);
	}
	return {
		organizations: organizationIds,
		uids
	};
}
async function seedOrganizations(tx) {
	const ids = /* @__PURE__ */ new Map();
	for (const { key, name } of organizations) {
		const { id } = await tx.insertInto("organizations").values({ name: name.en }).returning("id").executeTakeFirstOrThrow();
		ids.set(key, id);
	}
	return ids;
}
// demo/seed/agenda.ts
function openAgenda(end) {
	/** The last comes first, so that the next is taken from the end. */
	let coming = [];
	let isLive = false;
	const later = (a, b) => b.at.getTime() - a.at.getTime();
	return {
		on(at, happening) {
			if (at > end) return;
			if (!isLive) {
				coming.push({
					at,
					happening
				});
				return;
			}
			const place = coming.findIndex((other) => other.at <= at);
			coming.splice(place === -1 ? coming.length : place, 0, {
				at,
				happening
			});
		},
		async live() {
			isLive = true;
			coming = coming.toReversed().sort(later);
			for (let next = coming.pop(); next; next = coming.pop()) await next.happening(next.at);
		}
	};
}
// demo/content/rules.ts
/** In points; on the site's clock. */
var caps = {
	daily_cap: 120,
	monthly_cap: 300
};
/** How points are earned, from the top: more special rules come before more general ones. */
var rules = [
	{
		id: "weeks-of-care",
		name: {
			en: "Weeks of care: a good test at Saltmarsh",
			ar: "أسابيع الرعاية: اختبار جيد في سولتمارش"
		},
		trigger: "test_passed",
		points: 60,
		min_score: 80,
		organizations: ["saltmarsh"],
		from_in_days: -45,
		until_in_days: 20,
		schedule: "campaign"
	},
	{
		id: "safety",
		name: {
			en: "Safety training completed",
			ar: "إتمام تدريب في السلامة"
		},
		trigger: "training_completed",
		points: 60,
		terms: ["topic-safety"]
	},
	{
		id: "training",
		name: {
			en: "Training completed",
			ar: "إتمام تدريب"
		},
		trigger: "training_completed",
		points: 40
	},
	{
		id: "test",
		name: {
			en: "Test passed",
			ar: "اجتياز اختبار"
		},
		trigger: "test_passed",
		points: 50,
		times_score: true,
		min_score: 60
	},
	{
		id: "session",
		name: {
			en: "In the room",
			ar: "الحضور في القاعة"
		},
		trigger: "session_attended",
		points: 30,
		max: { week: 2 },
		schedule: "jubilee"
	},
	{
		id: "certificate",
		name: {
			en: "Certificate issued",
			ar: "نيل شهادة"
		},
		trigger: "certificate_issued",
		points: 50,
		pending_days: 14,
		schedule: "never"
	},
	{
		id: "survey",
		name: {
			en: "You told us how it was",
			ar: "أخبرتنا برأيك"
		},
		trigger: "survey_submitted",
		points: 10,
		repeat: "periodic",
		period: "month",
		cooldown_minutes: 60,
		clawback: false
	},
	{
		id: "review",
		name: {
			en: "Review written",
			ar: "كتابة مراجعة"
		},
		trigger: "review_posted",
		points: 15,
		enabled: false,
		repeat: "per_completion",
		max: { month: 2 }
	},
	{
		id: "profile",
		name: {
			en: "Profile filled in",
			ar: "إكمال الملف الشخصي"
		},
		trigger: "profile_completed",
		points: 30,
		max: { lifetime: 1 }
	},
	{
		id: "welcome",
		name: {
			en: "Welcome",
			ar: "أهلًا بك"
		},
		trigger: "first_login",
		points: 20,
		max: { lifetime: 1 }
	},
	{
		id: "visit",
		name: {
			en: "A day at the academy",
			ar: "يوم في الأكاديمية"
		},
		trigger: "daily_login",
		points: 2,
		repeat: "periodic",
		period: "day",
		max: { month: 10 },
		from_in_days: -100,
		notify: false
	}
];
// demo/content/points/scripted.ts
/** Few enough per month that no limit is reached: all of them count. */
var visitsOf = {
	learner: [
		97,
		90,
		83,
		77,
		69,
		62,
		55,
		48,
		40,
		33,
		27,
		20,
		13,
		6
	],
	learner2: [
		95,
		88,
		80,
		75,
		70,
		62,
		57,
		50,
		44,
		36,
		28,
		17,
		8
	]
};
var visit = (days_ago) => ({
	type: "daily_login",
	days_ago
});
var scriptedActivities = {
	"learner@demo.test": [
		{
			type: "first_login",
			days_ago: 349
		},
		{
			type: "profile_completed",
			days_ago: 345
		},
		{
			type: "test_passed",
			training: "handover-that-holds",
			score: 90,
			days_ago: 319
		},
		{
			type: "session_attended",
			training: "first-five-minutes",
			days_ago: 256
		},
		{
			type: "test_passed",
			training: "think-before-you-click",
			score: 80,
			days_ago: 210
		},
		{
			type: "test_passed",
			training: "a-back-that-lasts",
			score: 100,
			days_ago: 169
		},
		{
			type: "test_passed",
			training: "accessible-by-habit",
			score: 90,
			days_ago: 102
		},
		{
			type: "session_attended",
			training: "honest-feedback",
			days_ago: 72
		},
		{
			type: "test_passed",
			training: "letters-patients-understand",
			score: 96,
			days_ago: 5
		},
		{
			type: "certificate_issued",
			training: "letters-patients-understand",
			days_ago: 3
		},
		...visitsOf.learner.map(visit)
	],
	"learner2@demo.test": [
		{
			type: "first_login",
			days_ago: 299
		},
		{
			type: "profile_completed",
			days_ago: 296
		},
		{
			type: "test_passed",
			training: "plain-words",
			score: 84,
			days_ago: 219
		},
		{
			type: "test_passed",
			training: "team-of-many-cultures",
			score: 100,
			days_ago: 94
		},
		{
			type: "certificate_issued",
			training: "team-of-many-cultures",
			days_ago: 90
		},
		{
			type: "session_attended",
			training: "first-signs",
			days_ago: 30
		},
		...visitsOf.learner2.map(visit)
	]
};
/** The points from the old paper cards, for people whose number is not random. */
var scriptedCards = {
	"learner@demo.test": 90,
	"learner2@demo.test": 0
};
/** The points that the incentives manager added and removed by hand. */
var adjustments = [
	{
		mail: "learner@demo.test",
		amount: 20,
		reason: "Thank you for standing in at the open day",
		days_ago: 100
	},
	{
		mail: "jonas.hald@demo.test",
		amount: 40,
		reason: "Two evenings of help with the new wards",
		days_ago: 240
	},
	{
		mail: "jonas.hald@demo.test",
		amount: -20,
		reason: "One of the two evenings was counted twice",
		days_ago: 236
	},
	{
		mail: "chiara.benedetti@demo.test",
		amount: 25,
		reason: "Best question of the long table",
		days_ago: 130
	},
	{
		mail: "huda.najjar@demo.test",
		amount: 25,
		reason: "Best question of the long table",
		days_ago: 37
	}
];
/**
* The activities of a year that can earn points: visits, completed profiles, the completions of the enrolments, and
* tests. The same arguments give the same activities; none is in the future.
*/
function demoActivities({ people, trainings, enrolments, now, seed = 21 }) {
	const random = chance(seed);
	const year = Temporal.Instant.fromEpochMilliseconds(now.getTime());
	const kinds = new Map(trainings.map((training) => [training.external_id, training]));
	const own = Map.groupBy(enrolments, ({ mail }) => mail);
	return people.flatMap((person) => {
		const taken = own.get(person.mail) ?? [];
		const completed = taken.flatMap((enrolment) => completion(enrolment, kinds.get(enrolment.training)));
		const scripted = scriptedActivities[person.mail];
		const others = scripted ? scripted.map((activity) => onItsDay(random, {
			activity,
			person,
			year
		})) : [
			...arrival(random, {
				person,
				year
			}),
			...completed.flatMap((activity) => around(random, activity, kinds.get(activity.training ?? ""))),
			...visits(random, {
				person,
				taken,
				now
			})
		];
		return [...completed, ...others].filter(({ at }) => at <= now && daysBefore(now, at) < 350);
	});
}
var plain = {
	training: null,
	score: null,
	outside: false,
	revoked_at: null
};
function completion({ mail, training, completed_at }, kind) {
	if (completed_at === null) return [];
	const outside = kind?.completion === "external";
	return [{
		...plain,
		mail,
		type: "training_completed",
		training,
		at: completed_at,
		outside
	}];
}
function onItsDay(random, { activity, person, year }) {
	const { days_ago, training = null, score = null, type } = activity;
	const outside = ![
		"first_login",
		"profile_completed",
		"daily_login"
	].includes(type);
	return {
		...plain,
		mail: person.mail,
		type,
		training,
		score,
		at: someTime(random, {
			person,
			year
		}, days_ago),
		outside
	};
}
/** First visits; most people complete their profile soon after. */
function arrival(random, { person, year }) {
	const since = Math.min(350, person.joined_days_ago) - 1;
	const came = Math.max(1, since - between(random, 0, 9));
	const wrote = Math.max(1, came - between(random, 1, 20));
	const activity = (type, days) => {
		return {
			...plain,
			mail: person.mail,
			type,
			at: someTime(random, {
				person,
				year
			}, days)
		};
	};
	const first = activity("first_login", came);
	return random() < .75 ? [first, activity("profile_completed", wrote)] : [first];
}
/** The activities around a training: attendance, the test on the next day, the certificate and the review. */
function around(random, done, kind) {
	const reported = (type, hours, more = {}) => {
		return {
			...done,
			type,
			at: hoursAfter(done.at, hours),
			outside: true,
			...more
		};
	};
	if (kind?.type === "session") return [reported("session_attended", 0)];
	const activities = [];
	if (kind?.type === "course" && random() < .34) {
		const score = between(random, 48, 100);
		const test = reported("test_passed", between(random, 20, 60), { score });
		activities.push(random() < .06 ? {
			...test,
			revoked_at: hoursAfter(test.at, 70)
		} : test);
		if (kind.duration_minutes >= 180 && score >= 60) activities.push(reported("certificate_issued", between(random, 90, 220)));
	}
	if (random() < .14) activities.push(reported("survey_submitted", 1));
	if (random() < .06) activities.push(reported("review_posted", 30));
	return activities;
}
/** Some of the days on which a person was active, since visits count. */
function visits(random, { person, taken, now }) {
	return taken.flatMap(({ enrolled_at, started_at, completed_at }) => [
		enrolled_at,
		started_at,
		completed_at
	].filter((at) => at !== null)).filter((at) => at <= now && daysBefore(now, at) < 100 && random() < .2).map((at) => ({
		...plain,
		mail: person.mail,
		type: "daily_login",
		at
	}));
}
/** A time on a past day at which this person may learn. */
function someTime(random, { person, year }, daysAgo) {
	const day = year.toZonedDateTimeISO(person.timezone).toPlainDate().subtract({ days: daysAgo });
	return new Date(momentOf(random, day, person.timezone).epochMilliseconds);
}
function hoursAfter(at, hours) {
	return new Date(at.getTime() + hours * HOUR_MS);
}
function daysBefore(now, at) {
	return (now.getTime() - at.getTime()) / DAY_MS;
}
// demo/content/shop.ts
/** The settings of the demo academy's shop. */
var shop$1 = {
	title: {
		en: "Rewards",
		ar: "المكافآت"
	},
	intro: {
		en: "What you learn is yours. This is a thank-you on top: something for the desk, an afternoon, a tree.",
		ar: "ما تتعلّمه لك. وهذا شكر فوقه: شيء لمكتبك، أو عصر لك، أو شجرة."
	},
	banner: null,
	banner_height: 200,
	default_sort: "featured",
	notify_mails: ["rewards@academy.example"],
	approval_default: false,
	leaderboard: { default_period: "month" }
};
// demo/content/settings.ts
/** The demo academy's general settings. Availability is off until it has pages. */
var general = {
	site_name: {
		en: "Juniper Academy",
		ar: "أكاديمية جونيبر"
	},
	organization_name: {
		en: "Juniper Academy",
		ar: "أكاديمية جونيبر"
	},
	disclaimer_text: {
		en: "This site keeps four small cookies of its own: that you are signed in, that you signed in here before, which language you chose, and that you have read this. Nobody else reads them.",
		ar: "يحفظ هذا الموقع أربعة ملفات ارتباط صغيرة خاصة به: أنك سجّلت الدخول، وأنك سجّلت الدخول من هنا من قبل، واللغة التي اخترتها، وأنك قرأت هذا التنبيه. ولا يطّلع عليها أحد سوانا."
	},
	signup_url: `${DEMO_PATH}/sign-up`,
	date_time_formats: {
		short: "d/m/Y",
		medium: "j M Y",
		long: "l, j F Y",
		time: "H:i",
		short_with_time: "d/m/Y H:i",
		medium_with_time: "j M Y, H:i",
		long_with_time: "l, j F Y, H:i",
		month: "F Y",
		day_month: "j M"
	},
	default_language: "en",
	timezone: "Europe/Copenhagen",
	own_criteria: ["language", "skill"],
	features: {
		catalog: true,
		storefront_page: true,
		incentives: true,
		incentives_shop_enabled: true,
		incentives_leaderboard: true,
		availability: false
	}
};
/** The demo academy's footer. `{{year}}` stands for the current year. */
var footer = {
	about: {
		title: {
			en: "About",
			ar: "عن الأكاديمية"
		},
		url: `${DEMO_PATH}/about`
	},
	contact: {
		title: {
			en: "Contact",
			ar: "اتصل بنا"
		},
		url: `${DEMO_PATH}/contact`
	},
	privacy_policy: {
		title: {
			en: "Privacy policy",
			ar: "سياسة الخصوصية"
		},
		url: `${DEMO_PATH}/privacy`
	},
	terms_of_use: {
		title: {
			en: "Terms of use",
			ar: "شروط الاستخدام"
		},
		url: `${DEMO_PATH}/terms`
	},
	footer_text: {
		en: "One academy for a hospital, a library, a school, a hotel, a haulier and an office of engineers. What one of us knows, all of us can learn.",
		ar: "أكاديمية واحدة لمستشفى ومكتبة ومدرسة وفندق وشركة نقل ومكتب هندسي. ما يعرفه أحدنا يستطيع الجميع تعلّمه."
	},
	footer_copyright: {
		en: "© {{year}} Juniper Academy",
		ar: "© {{year}} أكاديمية جونيبر"
	},
	version: "0.1",
	version_url: `${DEMO_PATH}/changes`
};
// demo/seed/academy.ts
var { timezone: timeZone, default_language: siteLanguage } = general;
function siteTime(now) {
	return {
		now,
		timeZone
	};
}
/** The beginning of an hour of a day, on the site's clock, a number of days before or after the day of `now`. */
function hourOf(now, inDays, hour = 0) {
	const today = new TZDate(now, timeZone);
	return new Date(new TZDate(today.getFullYear(), today.getMonth(), today.getDate() + inDays, hour, timeZone).getTime());
}
/** Somebody in the shop. */
async function visitOf({ db, uids }, mail, now) {
	const user = await personOf$1(db, seededId(uids, mail));
	return {
		user,
		language: user.language ?? siteLanguage,
		siteLanguage,
		now,
		timeZone
	};
}
async function personOf$1({ reader }, uid) {
	const user = await findCurrentUser(reader, uid);
	if (!user) throw new Error(`The demo's person ${uid} cannot sign in.`);
	return user;
}
// demo/seed/seedActivities.ts
/** Plans the activities of people, as the site and the outside training system record them. */
function planActivities(academy, activities) {
	const { agenda, db, now, uids } = academy;
	let source = "";
	agenda.on(hourOf(now, -351, 10), async (at) => {
		const by = seededId(uids, "admin@demo.test");
		const { id } = await createApiKey(db, {
			name: "Learning record store",
			scopes: ["events", "xapi"],
			by,
			now: at
		});
		source = `key:${id}`;
	});
	for (const [place, activity] of activities.entries()) {
		if (!activity.outside) {
			agenda.on(activity.at, (at) => recordSeen(academy, activity, at));
			continue;
		}
		const name = `lrs-${1e3 + place}`;
		agenda.on(activity.at, (at) => recordReported(academy, activity, {
			source,
			external_id: name
		}, at));
		if (activity.revoked_at === null) continue;
		const again = {
			external_id: `${name}-back`,
			revokes: name
		};
		agenda.on(activity.revoked_at, (at) => recordReported(academy, activity, {
			source,
			...again
		}, at));
	}
	for (const { mail } of cast) agenda.on(now, (at) => recordSeen(academy, {
		mail,
		type: "daily_login",
		training: null
	}, at));
}
/** Records an event on the site itself. */
async function recordSeen({ db, uids, trainings }, { mail, type, training }, at) {
	const trainingId = training === null ? null : seededId(trainings, training);
	await db.transact(async (tx) => (await recordInside(tx, seededId(uids, mail), at)).record(type, { trainingId }));
}
/** Records an event of an outside system. */
async function recordReported({ db, uids, trainings }, { mail, type, training, score }, name, at) {
	const about = name.revokes ? {
		type: "",
		uid: null,
		training_id: null,
		score: null
	} : {
		type,
		uid: seededId(uids, mail),
		training_id: training === null ? null : seededId(trainings, training),
		score
	};
	await db.transact((tx) => recordEvent(tx, {
		...name,
		...about,
		at: toInstant(at)
	}, siteTime(at)));
}
// demo/content/schedules.ts
var notice_days = [
	30,
	7,
	1
];
var monthEnds = [
	"01-31",
	"02-29",
	"03-31",
	"04-30",
	"05-31",
	"06-30",
	"07-31",
	"08-31",
	"09-30",
	"10-31",
	"11-30",
	"12-31"
];
/** Until when points are good: one schedule of each kind. */
function schedules(inDays) {
	return [
		{
			key: "year",
			name: "A year and the rest of the quarter",
			description: "The usual schedule: points are valid for twelve months, up to the end of that quarter.",
			terms: {
				type: "rolling",
				amount: 12,
				unit: "months",
				round_to: "quarter",
				notice_days,
				grace_days: 0
			},
			status: "active",
			is_default: true,
			made_days_ago: 360
		},
		{
			key: "cards",
			name: "Points of the paper cards",
			description: "Brought over from the stamp cards of before. They had half a year to be spent.",
			terms: {
				type: "fixed",
				date: inDays(-200),
				notice_days,
				grace_days: 0
			},
			status: "archived",
			made_days_ago: 360,
			archived_days_ago: 192
		},
		{
			key: "never",
			name: "For good",
			description: "A certificate stays true, and so do its points.",
			terms: {
				type: "never",
				notice_days,
				grace_days: 0
			},
			status: "active",
			made_days_ago: 359
		},
		{
			key: "jubilee",
			name: "Until the jubilee",
			description: "Points earned in a room together are valid until the academy’s twentieth birthday, and a week longer.",
			terms: {
				type: "fixed",
				date: inDays(210),
				notice_days: [60, 14],
				grace_days: 7
			},
			status: "active",
			made_days_ago: 359
		},
		{
			key: "campaign",
			name: "Campaign points",
			description: "For weeks in which we look at one subject: until the first end of a month that is five weeks away.",
			terms: {
				type: "calendar",
				dates: monthEnds,
				min_age_days: 35,
				notice_days: [14, 3],
				grace_days: 0
			},
			status: "active",
			made_days_ago: 358
		},
		{
			key: "active-learners",
			name: "As long as somebody learns",
			description: "A proposal for next year: points stay good for six months after the last visit.",
			terms: {
				type: "sliding",
				amount: 6,
				unit: "months",
				reset_by: ["earn", "login"],
				notice_days,
				grace_days: 14
			},
			status: "draft",
			made_days_ago: 16
		}
	];
}
// demo/seed/seedEarning.ts
/** Plans the earning rules, the expiry schedules and the changes by hand. */
function planEarning(academy) {
	const { agenda, db, now, uids } = academy;
	const days = (inDays) => toInstant(hourOf(now, inDays));
	for (const schedule of schedules((inDays) => dayIn(now, inDays))) planSchedule(academy, schedule);
	agenda.on(hourOf(now, -351, 9), async (at) => {
		const list = rules.map((rule) => ruleOf(academy, rule, days));
		const body = {
			revision: 0,
			enabled: true,
			...caps,
			rules: list
		};
		await saveRules(db, {
			body,
			by: seededId(uids, KEEPER),
			now: at,
			newId: () => crypto.randomUUID()
		});
	});
	agenda.on(hourOf(now, -350, 7), (at) => bringCards(academy, at));
	for (const { mail, days_ago, ...given } of adjustments) agenda.on(hourOf(now, -days_ago, 15), async (at) => {
		const whose = {
			uid: seededId(uids, mail),
			actor: seededId(uids, KEEPER),
			key: `demo:${mail}:${days_ago}`
		};
		await adjust(db, {
			...given,
			...whose
		}, siteTime(at));
	});
}
function planSchedule({ agenda, db, now, schedules: ids }, schedule) {
	const { key, name, description, terms, status, is_default = false, made_days_ago, archived_days_ago } = schedule;
	agenda.on(hourOf(now, -made_days_ago, 9), async (at) => {
		const { id } = await createSchedule(db, {
			name,
			description,
			terms,
			status: status === "draft" ? "draft" : "active",
			is_default
		}, at);
		ids.set(key, id);
	});
	if (archived_days_ago === void 0) return;
	agenda.on(hourOf(now, -archived_days_ago, 9), async (at) => {
		await removeSchedule(db, seededId(ids, key), at);
	});
}
function ruleOf({ terms, organizations, schedules: ids }, rule, days) {
	const { name, min_score = null, terms: keys = [], organizations: houses, from_in_days, until_in_days, schedule, ...said } = rule;
	const value = houses?.map((key) => seededId(organizations, key));
	return Rule.parse({
		...said,
		name: name.en,
		translations: { ar: { name: name.ar } },
		filters: {
			trainings: [],
			terms: keys.map((key) => seededId(terms, key)),
			min_score
		},
		restrictions: value ? [{
			type: "organizations",
			value
		}] : [],
		from: from_in_days === void 0 ? null : days(from_in_days),
		until: until_in_days === void 0 ? null : days(until_in_days),
		schedule: schedule ? seededId(ids, schedule) : null
	});
}
/** In the language of each person, because an entry stores only one reason. */
var fromCard = {
	en: "From your stamp card",
	ar: "من بطاقة أختامك"
};
/** Earlier users bring the points of their paper cards. */
async function bringCards({ db, uids, schedules: ids }, at) {
	const random = chance(23);
	for (const { mail, joined_days_ago, language } of people) {
		const points = scriptedCards[mail] ?? between(random, 2, 12) * 10;
		if (joined_days_ago <= 350 || points === 0) continue;
		const card = {
			uid: seededId(uids, mail),
			kind: "import",
			points,
			scheduleId: seededId(ids, "cards")
		};
		await db.transact((tx) => award(tx, {
			...card,
			reason: fromCard[language],
			key: `cards:${card.uid}`
		}, siteTime(at)));
	}
}
function dayIn(now, inDays) {
	const { now: moment, timeZone } = siteTime(hourOf(now, inDays, 12));
	return Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone).toPlainDate().toString();
}
// src/lib/server/shop/orders/decide.ts
/** Approves the order and hands it out. */
var approve = (db, change) => db.transact((tx) => approveBy(tx, change));
/** Marks the order as delivered. */
var fulfil = (db, change) => db.transact((tx) => fulfilBy(tx, change));
/** Rejects the order; the reason is required. */
var reject = (db, change) => db.transact((tx) => {
	requireReason(change);
	return endBy(tx, change, "rejected");
});
/** Cancels the order because the shop cannot deliver. */
var cancelForBuyer = (db, change) => db.transact((tx) => endBy(tx, change, "cancelled_by_admin"));
/** Records that the buyer has returned the goods. */
var takeReturn = (db, change) => db.transact((tx) => endBy(tx, change, "returned"));
/** `approve` inside a transaction. Call `lockOrders` before you change several orders. */
function approveBy(tx, change) {
	return moveTo(tx, change, "approved");
}
/** `fulfil` inside a transaction. Call `lockOrders` before you change several orders. */
function fulfilBy(tx, change) {
	return moveTo(tx, change, "fulfilled");
}
/** An approval already hands out the order, so the delivery that follows does not do it again. */
async function moveTo(tx, change, state) {
	const opened = await openOrder(tx, change);
	await step(tx, opened, change, state);
	if (!isHandedOut(opened.order.state)) await handOut(tx, change, opened.lines);
	return state;
}
async function endBy(tx, change, state) {
	await endOrder(tx, await openOrder(tx, change), change, state);
	return state;
}
function requireReason({ reason = "" }) {
	if (reason.trim() === "") throw invalid([{
		message: msg("This field is required."),
		path: "reason",
		code: "required"
	}]);
}
// demo/content/points/orders.ts
var saltmarsh = "Freja Amoah, Ward 4, Saltmarsh General Hospital, Strandvejen 110, 2100 København Ø, Denmark";
var bellLane = "ليلى حداد، مكتبة بِل لين العامة، قاعة القراءة، شارع الرينبو، عمّان، الأردن";
/** The orders of the two demo learners, in most of the states. */
var scriptedOrders = [
	{
		mail: "learner@demo.test",
		product: "enamel-mug",
		days_ago: 250,
		fields: { address: saltmarsh },
		steps: [{
			step: "fulfil",
			after_days: 4
		}]
	},
	{
		mail: "learner@demo.test",
		product: "coffee-with-the-founder",
		days_ago: 160,
		fields: { subject: "Why night shifts get so few trainings, and one idea." },
		steps: [{
			step: "fulfil",
			after_days: 10
		}]
	},
	{
		mail: "learner@demo.test",
		product: "bookshop-voucher",
		days_ago: 60
	},
	{
		mail: "learner@demo.test",
		product: "tote-bag",
		days_ago: 31,
		fields: { address: saltmarsh },
		steps: [{
			step: "cancel",
			after_days: 1
		}]
	},
	{
		mail: "learner@demo.test",
		product: "a-day-elsewhere",
		days_ago: 6,
		fields: {
			house: "Fernhill School",
			note: "Any Wednesday: I am on nights for the rest of the week."
		}
	},
	{
		mail: "learner2@demo.test",
		product: "dotted-notebook",
		days_ago: 180,
		fields: {
			colour: "Juniper",
			address: bellLane
		},
		steps: [{
			step: "fulfil",
			after_days: 6
		}]
	},
	{
		mail: "learner2@demo.test",
		product: "a-day-elsewhere",
		days_ago: 58,
		fields: { house: "Saltmarsh General Hospital" },
		steps: [{
			step: "reject",
			after_days: 3,
			reason: "لا يستقبل المستشفى زوّارًا هذا الشهر. نسعد بطلبك من جديد في الشهر المقبل."
		}]
	},
	{
		mail: "learner2@demo.test",
		product: "plant-a-tree",
		days_ago: 25,
		fields: { board: "ليلى وأمها" }
	},
	{
		mail: "learner2@demo.test",
		product: "book-of-your-choice",
		days_ago: 4,
		fields: {
			title: "Le Petit Prince",
			book_language: "Français",
			address: bellLane
		}
	}
];
/** The saving goals and stock wishes of the two demo learners, by product. */
var scriptedGoals = [{
	mail: "learner@demo.test",
	product: "photography-workshop",
	days_ago: 20
}, {
	mail: "learner2@demo.test",
	product: "audiobooks",
	days_ago: 15
}];
var scriptedWishes = [{
	mail: "learner2@demo.test",
	product: "rain-umbrella",
	days_ago: 12
}];
// demo/content/products/fields.ts
/** Creates a checkout field, by default a required one. */
function checkoutField({ name, type, label, hint, required = true, options = [] }) {
	const textsIn = (language) => ({
		label: label[language],
		hint: hint?.[language] ?? "",
		options: options.map((option) => typeof option === "string" ? option : option[language])
	});
	return {
		name,
		type,
		required,
		...textsIn("en"),
		translations: { ar: textsIn("ar") }
	};
}
/** The fields for products that are sent by post. */
var shipping = [checkoutField({
	name: "address",
	type: "textarea",
	label: {
		en: "Shipping address",
		ar: "عنوان التوصيل"
	},
	hint: {
		en: "Name, street, postal code, town and country. Your workplace is fine.",
		ar: "الاسم والشارع والرمز البريدي والمدينة والبلد. ولا بأس بعنوان عملك."
	}
}), checkoutField({
	name: "phone",
	type: "tel",
	label: {
		en: "Phone",
		ar: "رقم الهاتف"
	},
	hint: {
		en: "Only for the person who brings it.",
		ar: "لمن يوصل الطرد إليك فقط."
	},
	required: false
})];
// demo/content/products/books.ts
var bookProducts = [
	{
		key: "book-of-your-choice",
		type: "physical",
		category: "reward-books",
		title: {
			en: "Book of your choice",
			ar: "كتاب من اختيارك"
		},
		summary: {
			en: "Name any book in print, in any language. Bell Lane’s buyers find it, wrap it and send it to you.",
			ar: "سمِّ أي كتاب متوفّر، بأي لغة. يعثر عليه مشترو مكتبة بِل لين، ويغلّفونه ويرسلونه إليك."
		},
		description: {
			en: prose`
        <p>It need not have anything to do with your work. Last year people asked for a flora of the Faroe Islands, four cookbooks, a grammar of Amharic and, eleven times, the same detective story.</p>
        <p>Up to the price of an ordinary hardback. If yours costs more, we write to you first.</p>`,
			ar: prose`
        <p>ليس عليه أن يمتّ إلى عملك بصلة. في العام الماضي طُلب منا دليل لنباتات جزر فارو، وأربعة كتب طبخ، وكتاب في نحو الأمهرية، وطُلبت الرواية البوليسية نفسها إحدى عشرة مرة.</p>
        <p>في حدود ثمن كتاب مجلّد عادي، فإن زاد ثمن كتابك كتبنا إليك أولًا.</p>`
		},
		price: 150,
		instructions: {
			en: prose`<p>The buyers at Bell Lane have your wish. Most books arrive within two weeks; rare ones take as long as they take.</p>`,
			ar: prose`<p>وصل طلبك إلى مشتري الكتب في بِل لين. تصل معظم الكتب خلال أسبوعين، وللنادر منها وقته.</p>`
		},
		fulfilment: "manual",
		cancel_policy: "until_fulfilled",
		max_per_order: 2,
		checkout_fields: [
			checkoutField({
				name: "title",
				type: "text",
				label: {
					en: "Title",
					ar: "عنوان الكتاب"
				},
				hint: {
					en: "Add the author where there are several.",
					ar: "أضف اسم المؤلف إن حمل العنوانَ نفسه أكثرُ من كتاب."
				}
			}),
			checkoutField({
				name: "book_language",
				type: "text",
				label: {
					en: "Language of the book",
					ar: "لغة الكتاب"
				},
				required: false
			}),
			...shipping
		],
		featured: true,
		weight: 4,
		created_days_ago: 345,
		appeal: 5
	},
	{
		key: "bookshop-voucher",
		type: "voucher",
		category: "reward-books",
		title: {
			en: "Bookshop voucher",
			ar: "قسيمة مكتبة لبيع الكتب"
		},
		summary: {
			en: "Ten euros at any of ninety independent bookshops, or at their shared counter on the web.",
			ar: "عشرة يوروهات لدى أيّ من تسعين مكتبة مستقلة لبيع الكتب، أو في متجرها المشترك على الإنترنت."
		},
		description: {
			en: prose`<p>The code appears at once. It can be spent in parts, is good for three years, and works for books, cards and maps, <em>not for coffee</em>.</p>`,
			ar: prose`<p>يظهر الرمز فورًا، ويمكن صرفه على دفعات، وهو صالح ثلاث سنوات لشراء الكتب والبطاقات والخرائط، <em>لا القهوة</em>.</p>`
		},
		price: 100,
		instructions: {
			en: prose`<p>Show the code at the till, or type it at <strong>books.example</strong> when you pay. Keep it until it is spent: it works like cash.</p>`,
			ar: prose`<p>أبرز الرمز عند الدفع، أو اكتبه في <strong>books.example</strong>. احتفظ به حتى تصرفه كله: فهو كالنقد.</p>`
		},
		fulfilment: "instant",
		cancel_policy: "never",
		stock: 60,
		low_stock_at: 8,
		max_per_order: 3,
		limit: {
			count: 6,
			period: "year"
		},
		created_days_ago: 340,
		appeal: 6
	},
	{
		key: "cinema-for-two",
		type: "voucher",
		category: "reward-books",
		title: {
			en: "Cinema voucher for two",
			ar: "قسيمة سينما لشخصين"
		},
		summary: {
			en: "Two seats on any day, for any film, in the picture houses that still draw their curtain.",
			ar: "مقعدان في أي يوم ولأي فيلم، في دور السينما التي ما زالت تسدل ستارها."
		},
		description: {
			en: prose`<p>Good in forty towns. The voucher covers both seats and leaves the popcorn to you.</p>`,
			ar: prose`<p>صالحة في أربعين مدينة. تشمل القسيمة المقعدين، وتترك الفشار لك.</p>`
		},
		price: 180,
		instructions: {
			en: prose`<p>Book at <strong>cinema.example</strong> with the code, or show it at the box office. It is good for one visit of two people.</p>`,
			ar: prose`<p>احجز عبر <strong>cinema.example</strong> مستخدمًا الرمز، أو أبرزه عند شباك التذاكر. يصلح لزيارة واحدة لشخصين.</p>`
		},
		fulfilment: "instant",
		cancel_policy: "never",
		stock: 4,
		low_stock_at: 2,
		max_per_order: 1,
		limit: {
			count: 1,
			period: "month"
		},
		featured: true,
		weight: 6,
		created_days_ago: 330,
		appeal: 30
	},
	{
		key: "audiobooks",
		type: "voucher",
		category: "reward-books",
		title: {
			en: "Three months of audiobooks",
			ar: "ثلاثة أشهر من الكتب المسموعة"
		},
		summary: {
			en: "As many books as you can listen to, in thirty languages, for the bus, the kitchen and the long road.",
			ar: "ما استطعت سماعه من الكتب، بثلاثين لغة، للحافلة والمطبخ والطريق الطويل."
		},
		description: {
			en: prose`<p>Read by actors, now and then by the author. It ends by itself after three months; nothing renews behind your back.</p>`,
			ar: prose`<p>يقرؤها ممثّلون، ويقرؤها مؤلفوها أحيانًا. ينتهي الاشتراك من تلقاء نفسه بعد ثلاثة أشهر، ولا يتجدّد شيء من دون علمك.</p>`
		},
		price: 240,
		instructions: {
			en: prose`<p>Make an account at <strong>listen.example</strong>, choose “I have a code” and type it. The three months begin then, not today.</p>`,
			ar: prose`<p>أنشئ حسابًا في <strong>listen.example</strong> واختر «لديّ رمز» ثم اكتبه. تبدأ الأشهر الثلاثة حينئذ لا اليوم.</p>`
		},
		fulfilment: "instant",
		cancel_policy: "never",
		stock: 25,
		low_stock_at: 5,
		max_per_order: 1,
		created_days_ago: 180,
		appeal: 2
	},
	{
		key: "museum-pass",
		type: "voucher",
		category: "reward-books",
		title: {
			en: "Museum pass for a year",
			ar: "بطاقة متاحف لعام كامل"
		},
		summary: {
			en: "Sixty museums, as often as you like, and you may bring one child or one curious colleague.",
			ar: "ستون متحفًا، كلما شئت، ولك أن تصطحب طفلًا أو زميلًا فضوليًا."
		},
		description: {
			en: prose`<p>From natural history to the history of bread. The pass is yours for twelve months from the first visit.</p>`,
			ar: prose`<p>من التاريخ الطبيعي إلى تاريخ الخبز. البطاقة لك اثني عشر شهرًا من أول زيارة.</p>`
		},
		price: 600,
		instructions: {
			en: prose`<p>Exchange the code for a card at the desk of any of the museums. Bring something with your name on it.</p>`,
			ar: prose`<p>استبدل بالرمز بطاقة في استقبال أيّ من المتاحف، وأحضر معك ما يثبت اسمك.</p>`
		},
		fulfilment: "instant",
		cancel_policy: "never",
		stock: 12,
		low_stock_at: 3,
		max_per_order: 1,
		limit: {
			count: 1,
			period: "year"
		},
		created_days_ago: 220,
		appeal: .6
	},
	{
		key: "concert-evening",
		type: "experience",
		category: "reward-books",
		title: {
			en: "An evening with the city orchestra",
			ar: "أمسية مع أوركسترا المدينة"
		},
		summary: {
			en: "Twenty seats in the fourth row, and before it a quarter of an hour with the second bassoon.",
			ar: "عشرون مقعدًا في الصف الرابع، وقبلها ربع ساعة مع عازف الباسون الثاني."
		},
		description: {
			en: prose`<p>The programme is a secret of the orchestra’s until the week before. What is certain: it ends loudly. Seats go on sale to everyone at the same moment.</p>`,
			ar: prose`<p>تكتم الأوركسترا برنامجها حتى الأسبوع الأخير. والمؤكد أنه ينتهي صاخبًا. تُتاح المقاعد للجميع في اللحظة نفسها.</p>`
		},
		price: 450,
		instructions: {
			en: prose`<p>Your seat is under your name at the evening box office. Doors open at seven.</p>`,
			ar: prose`<p>مقعدك محجوز باسمك لدى شباك المساء. تُفتح الأبواب في السابعة.</p>`
		},
		fulfilment: "instant",
		cancel_policy: "until_fulfilled",
		stock: 20,
		low_stock_at: 4,
		max_per_order: 2,
		featured: true,
		weight: 9,
		created_days_ago: 6,
		purchasable: { from_in_days: 12 },
		appeal: 0
	}
];
// demo/content/products/desk.ts
var byPost$1 = {
	en: prose`<p>We pack on Tuesdays and Fridays. Your parcel is with you within ten days; write to <strong>rewards@academy.example</strong> if it is not.</p>`,
	ar: prose`<p>نجهّز الطرود أيام الثلاثاء والجمعة، ويصلك طردك خلال عشرة أيام؛ فإن تأخّر فراسلنا على <strong>rewards@academy.example</strong>.</p>`
};
var deskProducts = [
	{
		key: "enamel-mug",
		type: "physical",
		category: "reward-desk",
		title: {
			en: "Enamel mug",
			ar: "كوب مطلي بالمينا"
		},
		summary: {
			en: "White outside, green inside, and hard to break. It holds a third of a litre of whatever gets you through the morning.",
			ar: "أبيض من الخارج، أخضر من الداخل، عصيّ على الكسر. يتّسع لثلث لتر مما يعينك على الصباح."
		},
		description: {
			en: prose`
        <p>Made by a small works in the north that has enamelled pots since 1907. The juniper twig on the side is drawn by our own librarian.</p>
        <ul><li>33 cl, 140 grams</li><li>Dishwasher, camp fire and night shift proof</li><li>Not for the microwave</li></ul>`,
			ar: prose`
        <p>من صنع مشغل صغير في الشمال يطلي القدور بالمينا منذ عام 1907. أما غصن العرعر على جانبه فمن رسم أمينة مكتبتنا.</p>
        <ul><li>سعته 33 سنتيلترًا ووزنه 140 غرامًا</li><li>يحتمل غسالة الأطباق ونار المخيّم ومناوبة الليل</li><li>لا يصلح لفرن الميكروويف</li></ul>`
		},
		price: 80,
		instructions: byPost$1,
		fulfilment: "manual",
		cancel_policy: "until_fulfilled",
		stock: 120,
		low_stock_at: 10,
		max_per_order: 4,
		checkout_fields: shipping,
		featured: true,
		weight: 1,
		created_days_ago: 345,
		appeal: 5
	},
	{
		key: "dotted-notebook",
		type: "physical",
		category: "reward-desk",
		title: {
			en: "Notebook, dotted",
			ar: "دفتر منقّط"
		},
		summary: {
			en: "One hundred and sixty pages that lie flat. The dots keep your lines straight and stay out of the way of your drawings.",
			ar: "مئة وستون صفحة تنبسط تمامًا. النقاط تُبقي أسطرك مستقيمة ولا تعترض رسومك."
		},
		description: {
			en: prose`<p>Thread-sewn, with a ribbon, a pocket at the back, and paper heavy enough for a fountain pen. The cover comes in four colours; <em>tell us which at the checkout</em>.</p>`,
			ar: prose`<p>مخيط بالخيط، وله شريط للعلامة وجيب في آخره، وورقه يحتمل قلم الحبر السائل. للغلاف أربعة ألوان؛ <em>اختر لونك عند الشراء</em>.</p>`
		},
		price: 60,
		instructions: byPost$1,
		fulfilment: "manual",
		cancel_policy: "until_fulfilled",
		stock: 200,
		low_stock_at: 15,
		max_per_order: 5,
		checkout_fields: [checkoutField({
			name: "colour",
			type: "select",
			label: {
				en: "Colour",
				ar: "اللون"
			},
			options: [
				{
					en: "Juniper",
					ar: "أخضر العرعر"
				},
				{
					en: "Rust",
					ar: "صدئي"
				},
				{
					en: "Sand",
					ar: "رملي"
				},
				{
					en: "Ink",
					ar: "حبري"
				}
			]
		}), ...shipping],
		featured: true,
		weight: 8,
		created_days_ago: 345,
		appeal: 5
	},
	{
		key: "fountain-pen",
		type: "physical",
		category: "reward-desk",
		title: {
			en: "Fountain pen",
			ar: "قلم حبر سائل"
		},
		summary: {
			en: "For people who still write cards. A steel nib that forgives a heavy hand, and a bottle of green ink to go with it.",
			ar: "لمن لا يزال يكتب البطاقات. ريشة فولاذية تغفر لليد الثقيلة، ومعها زجاجة حبر أخضر."
		},
		description: {
			en: prose`
        <p>It takes cartridges and comes with a converter. Choose the nib that suits your hand: the right-hand and left-hand ones are cut differently.</p>
        <p>The ink washes out of most shirts, and of no tablecloth.</p>`,
			ar: prose`
        <p>يعمل بخراطيش الحبر، ومعه محوّل للتعبئة. اختر الريشة التي تناسب يدك: فالمخصّصة لليمنى غير المخصّصة لليسرى.</p>
        <p>يزول حبره عن معظم القمصان، ولا يزول عن مفرش مائدة قطّ.</p>`
		},
		price: 260,
		instructions: byPost$1,
		fulfilment: "manual",
		cancel_policy: "until_fulfilled",
		stock: 40,
		low_stock_at: 5,
		max_per_order: 2,
		checkout_fields: [checkoutField({
			name: "nib",
			type: "select",
			label: {
				en: "Nib",
				ar: "سنّ القلم"
			},
			options: [
				{
					en: "Fine",
					ar: "رفيع"
				},
				{
					en: "Medium",
					ar: "متوسط"
				},
				{
					en: "Broad",
					ar: "عريض"
				},
				{
					en: "Medium, for the left hand",
					ar: "متوسط، لمن يكتب باليسرى"
				}
			]
		}), ...shipping],
		created_days_ago: 250,
		appeal: 1
	},
	{
		key: "oak-bookends",
		type: "physical",
		category: "reward-desk",
		title: {
			en: "A pair of bookends in oak",
			ar: "مسندا كتب من خشب البلوط"
		},
		summary: {
			en: "Cut from the old shelves of Bell Lane Library when the reading room was rebuilt. They have held books up for ninety years.",
			ar: "قُطعا من رفوف مكتبة بِل لين القديمة حين جُدّدت قاعة القراءة. أسندا الكتب تسعين عامًا ولا يزالان قادرين."
		},
		description: {
			en: prose`<p>No two pairs are alike: each keeps the marks of its shelf, oiled and felted underneath. Somewhere on yours there is a number in pencil. We do not know what it counted.</p>`,
			ar: prose`<p>لا يتشابه منها زوجان: يحتفظ كلّ بآثار رفّه، وقد زُيّت خشبه ولُبّد أسفله. وفي موضع ما منه رقم كُتب بقلم الرصاص، لا ندري ماذا كان يعُدّ.</p>`
		},
		price: 340,
		instructions: byPost$1,
		fulfilment: "manual",
		cancel_policy: "until_fulfilled",
		stock: 18,
		low_stock_at: 3,
		max_per_order: 1,
		checkout_fields: shipping,
		created_days_ago: 160,
		appeal: 1
	},
	{
		key: "desk-lamp",
		type: "physical",
		category: "reward-desk",
		title: {
			en: "Reading lamp",
			ar: "مصباح قراءة"
		},
		summary: {
			en: "Warm at night, clear by day, and quiet to look at. The arm stays where you leave it.",
			ar: "دافئ ليلًا، صافٍ نهارًا، هادئ في العين. وذراعه تثبت حيث تتركها."
		},
		description: {
			en: prose`<p>Powder-coated steel with a cord of two metres. The light goes from candle to daylight by turning the shade, and the lamp can be repaired: every part has a number and a price.</p>`,
			ar: prose`<p>فولاذ مطلي بالمسحوق وسلك طوله متران. بتدوير الغطاء ينتقل الضوء من دفء الشمعة إلى صفاء النهار، والمصباح قابل للإصلاح: لكل قطعة منه رقم وسعر.</p>`
		},
		price: 950,
		instructions: byPost$1,
		fulfilment: "manual",
		cancel_policy: "until_fulfilled",
		stock: 9,
		low_stock_at: 3,
		limit: {
			count: 1,
			period: "lifetime"
		},
		checkout_fields: shipping,
		created_days_ago: 120,
		appeal: .4
	},
	{
		key: "last-years-diary",
		type: "physical",
		category: "reward-desk",
		title: {
			en: "Academy diary",
			ar: "مفكّرة الأكاديمية"
		},
		summary: {
			en: "A week on two pages, with a question from one of our trainings at the top of each.",
			ar: "أسبوع في صفحتين، وفي أعلى كل أسبوع سؤال من أحد تدريباتنا."
		},
		description: {
			en: prose`<p>Pocket size, in English and Arabic, begun from either end. The next one is being written.</p>`,
			ar: prose`<p>بحجم الجيب، بالعربية والإنجليزية، تُقرأ من طرفيها. والتالية قيد الكتابة.</p>`
		},
		price: 45,
		instructions: byPost$1,
		fulfilment: "manual",
		cancel_policy: "until_fulfilled",
		stock: 60,
		checkout_fields: shipping,
		created_days_ago: 348,
		purchasable: { until_in_days: -210 },
		status: "archived",
		appeal: 4
	}
];
// demo/content/products/giving.ts
var givingProducts = [
	{
		key: "plant-a-tree",
		type: "donation",
		category: "reward-giving",
		title: {
			en: "Plant a tree in your name",
			ar: "شجرة باسمك"
		},
		summary: {
			en: "An oak, a beech or a wild cherry, on the slope behind Graywater’s depot where nothing but gravel was.",
			ar: "بلوطة أو زانة أو كرزة برّية، على المنحدر خلف مستودع غريووتر حيث لم يكن غير الحصى."
		},
		description: {
			en: prose`<p>The foresters plant in March and November. Each row has a board with the names of those who gave it; yours need not be on it.</p>`,
			ar: prose`<p>يغرس عمّال الغابات في مارس ونوفمبر. ولكل صفّ لوحة بأسماء من وهبوه؛ ولك ألا يُذكر اسمك.</p>`
		},
		price: 40,
		instructions: {
			en: prose`<p>Thank you. Your tree is number one hundred and something on the slope; go and see it, the bus stops below.</p>`,
			ar: prose`<p>شكرًا لك. شجرتك هي المئة ونيّف على المنحدر؛ زرها، فالحافلة تقف عند أسفله.</p>`
		},
		fulfilment: "instant",
		cancel_policy: "never",
		max_per_order: 10,
		checkout_fields: [checkoutField({
			name: "board",
			type: "text",
			label: {
				en: "Name for the board",
				ar: "الاسم على اللوحة"
			},
			hint: {
				en: "Leave it empty to give quietly.",
				ar: "اتركه فارغًا إن آثرت ألا يُذكر اسمك."
			},
			required: false
		})],
		featured: true,
		weight: 5,
		created_days_ago: 345,
		appeal: 5
	},
	{
		key: "school-breakfasts",
		type: "donation",
		category: "reward-giving",
		title: {
			en: "A week of school breakfasts",
			ar: "أسبوع من الفطور المدرسي"
		},
		summary: {
			en: "Porridge and an apple for one child at Fernhill, Monday to Friday.",
			ar: "عصيدة وتفاحة لطفل واحد في فيرنهيل، من الاثنين إلى الجمعة."
		},
		description: {
			en: prose`<p>It is harder to learn to read on an empty stomach. The kitchen asks nobody who pays and tells nobody who was paid for.</p>`,
			ar: prose`<p>تعلّم القراءة أصعب على معدة خاوية. والمطبخ لا يسأل من دفع، ولا يخبر عمّن دُفع له.</p>`
		},
		price: 75,
		instructions: {
			en: prose`<p>Thank you. Fernhill’s kitchen adds your week to the next one it cooks.</p>`,
			ar: prose`<p>شكرًا لك. يضيف مطبخ فيرنهيل أسبوعك إلى أول أسبوع يطبخ له.</p>`
		},
		fulfilment: "instant",
		cancel_policy: "never",
		max_per_order: 10,
		created_days_ago: 330,
		appeal: 2
	},
	{
		key: "library-book",
		type: "donation",
		category: "reward-giving",
		title: {
			en: "A book for the travelling library",
			ar: "كتاب للمكتبة المتنقّلة"
		},
		summary: {
			en: "Bell Lane’s van visits eleven villages that have no library. This puts one more book on board.",
			ar: "تزور عربة بِل لين إحدى عشرة قرية لا مكتبة فيها. وهذا يضع على متنها كتابًا آخر."
		},
		description: {
			en: prose`<p>The villages say what they want; at present that is large print and anything about bees. Your dedication goes inside the cover.</p>`,
			ar: prose`<p>تقول القرى ما تريد، وتريد في هذه الأيام الطباعة الكبيرة وكل ما يتعلّق بالنحل. ويُكتب إهداؤك داخل الغلاف.</p>`
		},
		price: 110,
		instructions: {
			en: prose`<p>Thank you. The van takes it along on its next round.</p>`,
			ar: prose`<p>شكرًا لك. تأخذه العربة معها في جولتها القادمة.</p>`
		},
		fulfilment: "instant",
		cancel_policy: "never",
		max_per_order: 5,
		checkout_fields: [checkoutField({
			name: "dedication",
			type: "textarea",
			label: {
				en: "Dedication",
				ar: "الإهداء"
			},
			hint: {
				en: "Two lines at most.",
				ar: "سطران على الأكثر."
			},
			required: false
		})],
		created_days_ago: 290,
		appeal: 2
	},
	{
		key: "seed-box",
		type: "physical",
		category: "reward-giving",
		title: {
			en: "A box of seeds, and one for a neighbour",
			ar: "علبة بذور، وأخرى لجارك"
		},
		summary: {
			en: "Twelve kinds from the school garden, each in its own paper, twice. The offer of last month.",
			ar: "اثنا عشر نوعًا من بستان المدرسة، كلّ في ورقته، ومنها نسختان. عرض الشهر الماضي."
		},
		description: {
			en: prose`<p>Collected, dried and labelled by the pupils. The spelling is theirs, too.</p>`,
			ar: prose`<p>جمعها التلاميذ وجفّفوها وكتبوا أسماءها، والإملاء لهم أيضًا.</p>`
		},
		price: 55,
		instructions: {
			en: prose`<p>The boxes lie in the staff room of your house from Monday on.</p>`,
			ar: prose`<p>العلب في غرفة الموظفين بمؤسستك ابتداءً من الاثنين.</p>`
		},
		fulfilment: "manual",
		cancel_policy: "until_fulfilled",
		stock: 80,
		max_per_order: 2,
		weight: 90,
		created_days_ago: 40,
		purchasable: { until_in_days: -9 },
		appeal: 6
	},
	{
		key: "hour-of-conversation",
		type: "donation",
		category: "reward-giving",
		title: {
			en: "An hour of conversation for a newcomer",
			ar: "ساعة محادثة لقادم جديد"
		},
		summary: {
			en: "Somebody who has just arrived talks for an hour with a teacher of ours. You pay for the hour.",
			ar: "قادم جديد يتحدّث ساعة مع معلّم من معلّمينا. وأنت من يدفع ثمن الساعة."
		},
		description: {
			en: prose`<p>In eight languages, at the long table or on the telephone. Last year’s hours would fill three working weeks.</p>`,
			ar: prose`<p>بثماني لغات، على المائدة الطويلة أو بالهاتف. وساعات العام الماضي تملأ ثلاثة أسابيع عمل.</p>`
		},
		price: 140,
		instructions: {
			en: prose`<p>Thank you. The teacher and the newcomer learn that a colleague paid for this, but not who.</p>`,
			ar: prose`<p>شكرًا لك. يُقال للمعلّم والقادم إن أحدًا أراد هذا، ولا يُقال من هو.</p>`
		},
		fulfilment: "instant",
		cancel_policy: "never",
		max_per_order: 5,
		created_days_ago: 170,
		appeal: 1.5
	}
];
// demo/content/products/learning.ts
var enrolled = {
	en: prose`<p>You are enrolled: it waits for you on your dashboard. Begin whenever you like.</p>`,
	ar: prose`<p>أنت مسجَّل: التدريب بانتظارك في لوحتك. ابدأ متى شئت.</p>`
};
var learningProducts = [
	{
		key: "arabic-course",
		type: "training",
		category: "reward-learning",
		title: {
			en: "Arabic for the front desk",
			ar: "العربية لموظفي الاستقبال"
		},
		summary: {
			en: "Five hours of greetings, numbers and directions, paid for with points instead of fifteen euros.",
			ar: "خمس ساعات من التحيات والأعداد والاتجاهات، تدفع ثمنها نقاطًا بدل خمسة عشر يورو."
		},
		description: {
			en: prose`<p>The whole course, with the speaking exercises. You are enrolled the moment you order.</p>`,
			ar: prose`<p>الدورة كاملة مع تمارين المحادثة. وتُسجَّل فيها لحظة الطلب.</p>`
		},
		price: 280,
		instructions: enrolled,
		fulfilment: "instant",
		cancel_policy: "never",
		max_per_order: 1,
		training: "arabic-for-the-front-desk",
		created_days_ago: 225,
		appeal: 1
	},
	{
		key: "change-course",
		type: "training",
		category: "reward-learning",
		title: {
			en: "Leading people through change",
			ar: "قيادة الناس في أوقات التغيير"
		},
		summary: {
			en: "Four hours that otherwise cost forty-nine euros, for everyone who has to announce something difficult.",
			ar: "أربع ساعات ثمنها تسعة وأربعون يورو، لكل من عليه أن يعلن أمرًا صعبًا."
		},
		description: {
			en: prose`<p>The course from the catalogue. You are enrolled as soon as you order.</p>`,
			ar: prose`<p>الدورة كما هي في الفهرس. وتُسجَّل فيها لحظة الطلب.</p>`
		},
		price: 650,
		instructions: enrolled,
		fulfilment: "instant",
		cancel_policy: "never",
		max_per_order: 1,
		training: "leading-through-change",
		created_days_ago: 200,
		appeal: .6
	},
	{
		key: "python-course",
		type: "training",
		category: "reward-learning",
		title: {
			en: "Python for patient people",
			ar: "بايثون لمن يتأنّى"
		},
		summary: {
			en: "Fifteen hours with a tutor who reads every line you write. The longest thing in our shop.",
			ar: "خمس عشرة ساعة مع مرشد يقرأ كل سطر تكتبه. أطول ما في متجرنا."
		},
		description: {
			en: prose`<p>The places are the tutor’s hours, so there are few of them. You are enrolled as soon as one is yours.</p>`,
			ar: prose`<p>الأماكن هي ساعات المرشد، ولذلك هي قليلة. وتُسجَّل ما إن يصبح أحدها لك.</p>`
		},
		price: 1400,
		instructions: enrolled,
		fulfilment: "instant",
		cancel_policy: "never",
		stock: 5,
		low_stock_at: 2,
		max_per_order: 1,
		training: "python-for-patient-people",
		created_days_ago: 300,
		appeal: 0
	},
	{
		key: "e-reader",
		type: "physical",
		category: "reward-learning",
		title: {
			en: "E-reader",
			ar: "قارئ إلكتروني"
		},
		summary: {
			en: "Six inches of paper-like screen, weeks on one charge, and a library card already in it.",
			ar: "شاشة من ست بوصات كالورق، وأسابيع من شحنة واحدة، وبطاقة مكتبة جاهزة فيه."
		},
		description: {
			en: prose`<p>Set up by Bell Lane, with borrowing in nine languages and the texts of every training of ours. It reads right to left as gladly as left to right.</p>`,
			ar: prose`<p>أعدّته مكتبة بِل لين، بالاستعارة بتسع لغات ونصوص تدريباتنا كلها. يقرأ من اليمين إلى اليسار كما يقرأ من اليسار إلى اليمين.</p>`
		},
		price: 2400,
		instructions: {
			en: prose`<p>It comes by registered post: somebody has to sign for it.</p>`,
			ar: prose`<p>يصلك بالبريد المسجَّل: لا بد من أن يوقّع أحد على استلامه.</p>`
		},
		fulfilment: "manual",
		cancel_policy: "until_fulfilled",
		stock: 10,
		low_stock_at: 3,
		limit: {
			count: 1,
			period: "lifetime"
		},
		max_per_order: 1,
		checkout_fields: shipping,
		created_days_ago: 270,
		appeal: 0
	},
	{
		key: "conference-ticket",
		type: "experience",
		category: "reward-learning",
		title: {
			en: "A conference of your choice",
			ar: "مؤتمر من اختيارك"
		},
		summary: {
			en: "The ticket, the train and two nights. You come back with an evening’s worth to tell.",
			ar: "التذكرة والقطار وليلتان. وتعود إلينا بما يكفي أمسية من الحديث."
		},
		description: {
			en: prose`
        <p>Anything in your field within a day’s travel. You choose; the incentives team looks at the dates and the sum, and books.</p>
        <p>In return you tell the rest of us what was new, at the long table or in writing.</p>`,
			ar: prose`
        <p>أيّ مؤتمر في مجالك لا يبعد أكثر من سفر يوم. أنت تختار، وفريق الحوافز ينظر في المواعيد والكلفة ثم يحجز.</p>
        <p>وفي المقابل تخبرنا بالجديد، على المائدة الطويلة أو كتابةً.</p>`
		},
		price: 5e3,
		instructions: {
			en: prose`<p>We book within a week and send you everything in one mail. Keep the receipts for your meals.</p>`,
			ar: prose`<p>نحجز خلال أسبوع ونرسل إليك كل شيء في رسالة واحدة. واحتفظ بإيصالات وجباتك.</p>`
		},
		terms: {
			en: "Up to 1,200 euros all in all. What costs more is yours to add, or to choose differently.",
			ar: "في حدود 1200 يورو إجمالًا. وما زاد فلك أن تضيفه، أو أن تختار غيره."
		},
		fulfilment: "approval",
		cancel_policy: "until_approved",
		limit: {
			count: 1,
			period: "year"
		},
		max_per_order: 1,
		checkout_fields: [checkoutField({
			name: "conference",
			type: "text",
			label: {
				en: "Which conference?",
				ar: "أيّ مؤتمر؟"
			}
		}), checkoutField({
			name: "page",
			type: "text",
			label: {
				en: "Where can we read about it?",
				ar: "أين نقرأ عنه؟"
			},
			required: false
		})],
		created_days_ago: 300,
		appeal: 0
	}
];
// demo/content/products/time.ts
var day = checkoutField({
	name: "day",
	type: "date",
	label: {
		en: "Which day would suit you?",
		ar: "أيّ يوم يناسبك؟"
	}
});
var note = checkoutField({
	name: "note",
	type: "textarea",
	label: {
		en: "Anything we should know",
		ar: "ما ينبغي أن نعرفه"
	},
	required: false
});
var timeProducts = [
	{
		key: "half-day-off",
		type: "experience",
		category: "reward-time",
		title: {
			en: "Half day off",
			ar: "نصف يوم إجازة"
		},
		summary: {
			en: "An afternoon that belongs to you. Nobody asks what you did with it.",
			ar: "عصر كامل لك وحدك. ولن يسألك أحد فيمَ أمضيته."
		},
		description: {
			en: prose`
        <p>Paid, beside your ordinary leave, from one o’clock on. Your lead agrees to the day, so ask for one on which the others can manage.</p>
        <ul><li>One in a month at most</li><li>Can be moved once, up to the day before</li></ul>`,
			ar: prose`
        <p>مدفوع الأجر، زيادةً على إجازتك المعتادة، من الواحدة ظهرًا. يوافق مسؤولك على اليوم، فاختر يومًا يستطيع الآخرون تدبّره من دونك.</p>
        <ul><li>مرة في الشهر على الأكثر</li><li>يمكن نقله مرة واحدة، حتى اليوم السابق له</li></ul>`
		},
		price: 300,
		instructions: {
			en: prose`<p>It is in the roster. Tell the colleague who takes over from you, and switch your phone off.</p>`,
			ar: prose`<p>أُدرج في جدول المناوبات. أخبر من يتسلّم عنك، وأطفئ هاتفك.</p>`
		},
		terms: {
			en: "The half day is taken within three months. It is not paid out, and not given to somebody else.",
			ar: "يُؤخذ نصف اليوم خلال ثلاثة أشهر. لا يُصرف نقدًا، ولا يُنقل إلى شخص آخر."
		},
		fulfilment: "approval",
		cancel_policy: "until_approved",
		limit: {
			count: 1,
			period: "month"
		},
		max_per_order: 1,
		checkout_fields: [day, note],
		featured: true,
		weight: 2,
		created_days_ago: 345,
		appeal: 5
	},
	{
		key: "day-off",
		type: "experience",
		category: "reward-time",
		title: {
			en: "A whole day off",
			ar: "يوم إجازة كامل"
		},
		summary: {
			en: "For the thing that does not fit into an afternoon: a mountain, a wedding, a very long breakfast.",
			ar: "لما لا يتّسع له نصف يوم: جبل، أو عرس، أو فطور يطول."
		},
		description: {
			en: prose`<p>Paid, beside your ordinary leave. Two in a year at most, and never two in a row.</p>`,
			ar: prose`<p>مدفوع الأجر، زيادةً على إجازتك المعتادة. يومان في العام على الأكثر، ولا يتتاليان.</p>`
		},
		price: 580,
		instructions: {
			en: prose`<p>It is in the roster. Send us a postcard if you like; the best ones hang in the kitchen.</p>`,
			ar: prose`<p>أُدرج في جدول المناوبات. أرسل إلينا بطاقة بريدية إن شئت؛ فأجملها معلّق في المطبخ.</p>`
		},
		terms: {
			en: "The day is taken within six months. It is not paid out, and not given to somebody else.",
			ar: "يُؤخذ اليوم خلال ستة أشهر. لا يُصرف نقدًا، ولا يُنقل إلى شخص آخر."
		},
		fulfilment: "approval",
		cancel_policy: "until_approved",
		limit: {
			count: 2,
			period: "year"
		},
		max_per_order: 1,
		checkout_fields: [day, note],
		created_days_ago: 345,
		appeal: 1
	},
	{
		key: "a-day-elsewhere",
		type: "experience",
		category: "reward-time",
		title: {
			en: "A day in another house",
			ar: "يوم في مؤسسة أخرى"
		},
		summary: {
			en: "Swap your desk for a ward, a warehouse, a kitchen or a classroom, and see how the others do it.",
			ar: "استبدل بمكتبك قسمًا في مستشفى أو مستودعًا أو مطبخًا أو صفًّا، وانظر كيف يعمل الآخرون."
		},
		description: {
			en: prose`
        <p>You follow a colleague from one of the other five organisations through an ordinary working day, and they feed you lunch.</p>
        <p>Bring shoes you can stand in. <strong>What you see about patients, guests and pupils stays there.</strong></p>`,
			ar: prose`
        <p>ترافق زميلًا من إحدى المؤسسات الخمس الأخرى يوم عمل عاديًا، والغداء عليهم.</p>
        <p>البس حذاءً يصلح للوقوف. <strong>وما تراه من شؤون المرضى والنزلاء والتلاميذ يبقى هناك.</strong></p>`
		},
		price: 120,
		instructions: {
			en: prose`<p>Your host writes to you with a date and a door. Be there ten minutes early, and ask everything.</p>`,
			ar: prose`<p>يكتب إليك مضيفك بالموعد والمكان. احضر قبل عشر دقائق، واسأل عن كل شيء.</p>`
		},
		fulfilment: "approval",
		cancel_policy: "until_approved",
		limit: {
			count: 2,
			period: "year"
		},
		max_per_order: 1,
		checkout_fields: [checkoutField({
			name: "house",
			type: "select",
			label: {
				en: "Where would you like to go?",
				ar: "أين تودّ قضاء اليوم؟"
			},
			options: organizations.map(({ name }) => name)
		}), note],
		created_days_ago: 310,
		appeal: 2
	},
	{
		key: "half-hour-for-your-back",
		type: "experience",
		category: "reward-time",
		title: {
			en: "Half an hour for your back",
			ar: "نصف ساعة لظهرك"
		},
		summary: {
			en: "Thirty minutes with the physiotherapists of Saltmarsh, in a quiet room, without a form to fill in.",
			ar: "ثلاثون دقيقة مع أخصائيي العلاج الطبيعي في سولتمارش، في غرفة هادئة، وبلا استمارة تملؤها."
		},
		description: {
			en: prose`<p>They have hands for shoulders, necks and everything that carries. You leave with one exercise, chosen for you.</p>`,
			ar: prose`<p>لهم خبرة بالأكتاف والرقاب وكل ما يحمل. وتخرج من عندهم بتمرين واحد اختير لك.</p>`
		},
		price: 200,
		instructions: {
			en: prose`<p>Ring extension 214 and say that the academy sends you. Appointments are on Wednesdays and Thursdays.</p>`,
			ar: prose`<p>اتصل بالتحويلة 214 وقل إنك من طرف الأكاديمية. المواعيد يومي الأربعاء والخميس.</p>`
		},
		fulfilment: "instant",
		cancel_policy: "never",
		limit: {
			count: 1,
			period: "month"
		},
		max_per_order: 1,
		created_days_ago: 260,
		appeal: 3
	},
	{
		key: "parking-by-the-door",
		type: "experience",
		category: "reward-time",
		title: {
			en: "A month of parking by the door",
			ar: "شهر من الوقوف عند الباب"
		},
		summary: {
			en: "Bay 4 at Saltmarsh: dry, lit, and eleven steps from the staff entrance. For hospital colleagues.",
			ar: "الموقف الرابع في سولتمارش: مسقوف ومُضاء، على إحدى عشرة خطوة من مدخل الموظفين. لزملاء المستشفى."
		},
		description: {
			en: prose`<p>One bay, one month, one holder. The caretakers hang your name over it.</p>`,
			ar: prose`<p>موقف واحد لشهر واحد لصاحب واحد. ويعلّق الحرّاس اسمك فوقه.</p>`
		},
		price: 260,
		instructions: {
			en: prose`<p>Bring your number plate to the porter’s lodge; the barrier knows you from the first of the month.</p>`,
			ar: prose`<p>أحضر رقم لوحة سيارتك إلى غرفة البوّاب؛ يتعرّف عليك الحاجز من أول الشهر.</p>`
		},
		fulfilment: "manual",
		cancel_policy: "until_fulfilled",
		stock: 6,
		low_stock_at: 1,
		limit: {
			count: 1,
			period: "year"
		},
		max_per_order: 1,
		checkout_fields: [checkoutField({
			name: "plate",
			type: "text",
			label: {
				en: "Number plate",
				ar: "رقم لوحة السيارة"
			}
		})],
		organizations: ["saltmarsh"],
		created_days_ago: 150,
		appeal: 1
	}
];
// demo/content/products/together.ts
var togetherProducts = [
	{
		key: "coffee-with-the-founder",
		type: "experience",
		category: "reward-together",
		title: {
			en: "Coffee with the founder",
			ar: "فنجان قهوة مع المؤسِّسة"
		},
		summary: {
			en: "An hour, two cups, no agenda. She has run the academy for nineteen years and is glad of questions.",
			ar: "ساعة وفنجانان بلا جدول أعمال. تدير الأكاديمية منذ تسعة عشر عامًا وتسرّها الأسئلة."
		},
		description: {
			en: prose`<p>People have come with a business plan, a complaint about the search field, and a poem. All three were read. Once a year for each of us, so that everyone gets a turn.</p>`,
			ar: prose`<p>جاءها من يحمل خطة عمل، ومن يحمل شكوى من حقل البحث، ومن يحمل قصيدة، فقرأت الثلاث. مرة في العام لكل منا، ليصل الدور إلى الجميع.</p>`
		},
		price: 220,
		instructions: {
			en: prose`<p>Her assistant proposes three dates within the week. On screen works as well; bring your own cup then.</p>`,
			ar: prose`<p>تقترح عليك مساعدتها ثلاثة مواعيد خلال الأسبوع. ويصحّ اللقاء على الشاشة، فأحضر فنجانك حينئذ.</p>`
		},
		fulfilment: "manual",
		cancel_policy: "until_fulfilled",
		limit: {
			count: 1,
			period: "year"
		},
		max_per_order: 1,
		checkout_fields: [checkoutField({
			name: "subject",
			type: "textarea",
			label: {
				en: "What would you like to talk about?",
				ar: "فيمَ تودّ الحديث؟"
			},
			required: false
		})],
		featured: true,
		weight: 7,
		created_days_ago: 320,
		appeal: 2
	},
	{
		key: "photography-workshop",
		type: "experience",
		category: "reward-together",
		title: {
			en: "Weekend photography workshop",
			ar: "ورشة تصوير في نهاية الأسبوع"
		},
		summary: {
			en: "Two days in the old harbour with a photographer who works with one lens, and expects you to walk.",
			ar: "يومان في الميناء القديم مع مصوّر يعمل بعدسة واحدة، ويتوقّع منك أن تمشي."
		},
		description: {
			en: prose`
        <p>Saturday is for light, Sunday for people. A telephone is camera enough. In the evening we look at everybody’s ten best, on paper.</p>
        <ul><li>Twelve places, two dates a year</li><li>Lunch on both days</li><li>The way there and the bed are yours to arrange</li></ul>`,
			ar: prose`
        <p>السبت للضوء، والأحد للناس. والهاتف كاميرا كافية. وفي المساء نتأمّل أجمل عشر صور لكل مشارك، مطبوعة على ورق.</p>
        <ul><li>اثنا عشر مكانًا في موعدين كل عام</li><li>الغداء في اليومين</li><li>السفر والمبيت عليك</li></ul>`
		},
		price: 500,
		instructions: {
			en: prose`<p>You have a place. The two dates come by mail as soon as the ferry timetable is out; choose the one that suits you.</p>`,
			ar: prose`<p>مكانك محجوز. يصلك الموعدان بالبريد حالما يصدر جدول العبّارة، فاختر ما يناسبك.</p>`
		},
		terms: {
			en: "If you cannot come, tell us a week before, so that somebody from the waiting list can. Pictures of people are taken with their consent only.",
			ar: "إن تعذّر حضورك فأخبرنا قبل أسبوع ليحلّ محلّك أحد المنتظرين. ولا تُلتقط صورة لأحد إلا برضاه."
		},
		fulfilment: "manual",
		cancel_policy: "until_fulfilled",
		stock: 12,
		low_stock_at: 3,
		max_per_order: 1,
		checkout_fields: [checkoutField({
			name: "diet",
			type: "select",
			label: {
				en: "Lunch",
				ar: "الغداء"
			},
			options: [
				{
					en: "Anything",
					ar: "أيّ شيء"
				},
				{
					en: "Vegetarian",
					ar: "نباتي"
				},
				{
					en: "Vegan",
					ar: "نباتي صرف"
				},
				{
					en: "Halal",
					ar: "حلال"
				},
				{
					en: "Kosher",
					ar: "كوشر"
				}
			]
		}), checkoutField({
			name: "consent",
			type: "checkbox",
			label: {
				en: "I ask before I take somebody’s picture",
				ar: "أستأذن قبل أن ألتقط صورة لأحد"
			}
		})],
		featured: true,
		weight: 3,
		created_days_ago: 140,
		appeal: .6
	},
	{
		key: "cooking-evening",
		type: "experience",
		category: "reward-together",
		title: {
			en: "An evening in the hotel kitchen",
			ar: "أمسية في مطبخ الفندق"
		},
		summary: {
			en: "Four courses with the cooks of Almond Court. You chop, they watch your fingers, everybody eats.",
			ar: "أربعة أطباق مع طهاة فندق باحة اللوز. أنت تقطّع، وهم يراقبون أصابعك، والجميع يأكل."
		},
		description: {
			en: prose`<p>The kitchen is being rebuilt. As soon as the new stove burns, we open the evenings again.</p>`,
			ar: prose`<p>المطبخ قيد التجديد. وما إن يشتعل الموقد الجديد حتى نعود إلى أمسياتنا.</p>`
		},
		price: 380,
		instructions: {
			en: prose`<p>Meet at the delivery entrance at six. Aprons are there.</p>`,
			ar: prose`<p>اللقاء عند مدخل التوريد في السادسة. والمآزر متوفرة.</p>`
		},
		fulfilment: "manual",
		cancel_policy: "until_fulfilled",
		stock: 16,
		max_per_order: 2,
		weight: 80,
		created_days_ago: 280,
		status: "paused",
		appeal: 1.5
	},
	{
		key: "team-breakfast",
		type: "experience",
		category: "reward-together",
		title: {
			en: "Breakfast for your team",
			ar: "فطور لفريقك"
		},
		summary: {
			en: "Warm bread, eggs, fruit and two kinds of coffee for up to ten, brought to where you work.",
			ar: "خبز ساخن وبيض وفاكهة ونوعان من القهوة، لعشرة أشخاص على الأكثر، إلى حيث تعملون."
		},
		description: {
			en: prose`<p>It comes at the hour that suits the shift: five in the morning has been done, and so has eleven at night. We take the dishes away again.</p>`,
			ar: prose`<p>يصل في الساعة التي تناسب المناوبة: أوصلناه في الخامسة فجرًا، وأوصلناه في الحادية عشرة ليلًا. ونعود لأخذ الصحون.</p>`
		},
		price: 700,
		instructions: {
			en: prose`<p>Almond Court’s kitchen rings you two days before to ask about allergies and the nearest lift.</p>`,
			ar: prose`<p>يتصل بك مطبخ باحة اللوز قبل الموعد بيومين ليسأل عن الحساسيات وأقرب مصعد.</p>`
		},
		fulfilment: "manual",
		cancel_policy: "until_fulfilled",
		max_per_order: 1,
		checkout_fields: [
			checkoutField({
				name: "day",
				type: "date",
				label: {
					en: "Day",
					ar: "اليوم"
				}
			}),
			checkoutField({
				name: "people",
				type: "text",
				label: {
					en: "How many of you?",
					ar: "كم عددكم؟"
				}
			}),
			checkoutField({
				name: "mail",
				type: "email",
				label: {
					en: "Where can the kitchen write to?",
					ar: "إلى أيّ عنوان يكتب إليكم المطبخ؟"
				}
			})
		],
		created_days_ago: 210,
		appeal: .6
	},
	{
		key: "hotel-night",
		type: "experience",
		category: "reward-together",
		title: {
			en: "A night at Almond Court",
			ar: "ليلة في باحة اللوز"
		},
		summary: {
			en: "A room over the courtyard for two, dinner, breakfast, and nobody to ask when you get up.",
			ar: "غرفة لشخصين تطلّ على الفناء، وعشاء وفطور، ولا أحد يسأل متى تستيقظان."
		},
		description: {
			en: prose`<p>From Sunday to Thursday, outside the trade fair weeks. The almond tree is a hundred and twenty years old and flowers in the second half of February.</p>`,
			ar: prose`<p>من الأحد إلى الخميس، في غير أسابيع المعارض. وعمر شجرة اللوز مئة وعشرون عامًا، تزهر في النصف الثاني من فبراير.</p>`
		},
		price: 3200,
		instructions: {
			en: prose`<p>Reception has your name. Ring them for a date; say that you come from the academy, and ask for the room with the balcony.</p>`,
			ar: prose`<p>اسمك لدى الاستقبال. اتصل لتحديد الموعد، وقل إنك من الأكاديمية، واطلب الغرفة ذات الشرفة.</p>`
		},
		fulfilment: "approval",
		cancel_policy: "until_approved",
		limit: {
			count: 1,
			period: "year"
		},
		max_per_order: 1,
		created_days_ago: 300,
		appeal: 0
	},
	{
		key: "greenhouse-day",
		type: "experience",
		category: "reward-together",
		title: {
			en: "A day in the school greenhouse",
			ar: "يوم في بيت المدرسة الزجاجي"
		},
		summary: {
			en: "Repot, prune and harvest with Fernhill’s gardeners, aged nine to twelve.",
			ar: "زراعة وتقليم وقطاف مع بستانيي فيرنهيل، وأعمارهم من التاسعة إلى الثانية عشرة."
		},
		description: {
			en: prose`<p>The school council has not decided on the dates yet.</p>`,
			ar: prose`<p>لم يحدّد مجلس التلاميذ المواعيد بعد.</p>`
		},
		price: 170,
		instructions: {
			en: "",
			ar: ""
		},
		fulfilment: "manual",
		cancel_policy: "until_fulfilled",
		stock: 8,
		created_days_ago: 3,
		status: "draft",
		appeal: 0
	}
];
// demo/content/products/wear.ts
var sizes = [
	"XS",
	"S",
	"M",
	"L",
	"XL",
	"XXL"
];
var byPost = {
	en: prose`<p>It leaves us within a week. Does it not fit? Send it back within a month in the same bag, and we exchange it.</p>`,
	ar: prose`<p>يُرسل إليك خلال أسبوع. لم يناسبك مقاسه؟ أعده خلال شهر في كيسه نفسه ونبدّله لك.</p>`
};
var wearProducts = [
	{
		key: "tote-bag",
		type: "physical",
		category: "reward-wear",
		title: {
			en: "Tote bag",
			ar: "حقيبة قماشية"
		},
		summary: {
			en: "Heavy canvas, long handles, and an inside pocket for the library card. Eleven paperbacks have been carried in it.",
			ar: "قماش متين ومقبضان طويلان وجيب داخلي لبطاقة المكتبة. حُمل فيها أحد عشر كتابًا دفعة واحدة."
		},
		description: {
			en: prose`<p>Woven and sewn in the same town, from cotton that needed no dye. The print says <em>“I am on chapter three”</em> in six languages.</p>`,
			ar: prose`<p>نُسجت وخيطت في البلدة نفسها من قطن لم يحتج إلى صبغ. وعليها عبارة <em>«أنا في الفصل الثالث»</em> بست لغات.</p>`
		},
		price: 90,
		instructions: byPost,
		fulfilment: "manual",
		cancel_policy: "until_fulfilled",
		stock: 150,
		low_stock_at: 10,
		max_per_order: 3,
		checkout_fields: shipping,
		created_days_ago: 345,
		appeal: 4
	},
	{
		key: "t-shirt",
		type: "physical",
		category: "reward-wear",
		title: {
			en: "Academy T-shirt",
			ar: "قميص الأكاديمية"
		},
		summary: {
			en: "Organic cotton, cut for people who reach for high shelves. A small juniper twig where the pocket would be.",
			ar: "قطن عضوي، بقصّة تناسب من يمدّ يده إلى الرفوف العالية. وغصن عرعر صغير في موضع الجيب."
		},
		description: {
			en: prose`<p>One cut in six sizes, on the generous side. It gets softer with the years; the twig does not fade.</p>`,
			ar: prose`<p>قصّة واحدة في ستة مقاسات تميل إلى السعة. يزداد نعومة مع السنين، ولا يبهت غصنه.</p>`
		},
		price: 130,
		instructions: byPost,
		fulfilment: "manual",
		cancel_policy: "until_fulfilled",
		stock: 90,
		low_stock_at: 8,
		max_per_order: 2,
		checkout_fields: [checkoutField({
			name: "size",
			type: "select",
			label: {
				en: "T-shirt size",
				ar: "مقاس القميص"
			},
			options: sizes
		}), ...shipping],
		created_days_ago: 300,
		appeal: 3
	},
	{
		key: "thermos-flask",
		type: "physical",
		category: "reward-wear",
		title: {
			en: "Flask for long shifts",
			ar: "ترمس للمناوبات الطويلة"
		},
		summary: {
			en: "Hot for twelve hours, cold for twenty-four, and it closes with one hand.",
			ar: "يحفظ الحرارة اثنتي عشرة ساعة والبرودة يومًا كاملًا، ويُغلق بيد واحدة."
		},
		description: {
			en: prose`<p>Half a litre, steel inside and out. We asked three drivers and two night nurses what a flask must be able to do, and bought the only one that did all of it.</p>`,
			ar: prose`<p>سعته نصف لتر، فولاذ من الداخل والخارج. سألنا ثلاثة سائقين وممرّضتين في نوبة الليل عمّا ينبغي أن يحسنه الترمس، ثم اشترينا الوحيد الذي يحسنه كله.</p>`
		},
		price: 190,
		instructions: byPost,
		fulfilment: "manual",
		cancel_policy: "until_fulfilled",
		stock: 60,
		low_stock_at: 6,
		max_per_order: 2,
		checkout_fields: shipping,
		created_days_ago: 200,
		appeal: 2
	},
	{
		key: "bicycle-lights",
		type: "physical",
		category: "reward-wear",
		title: {
			en: "Bicycle lights, front and back",
			ar: "مصباحا دراجة، أماميّ وخلفيّ"
		},
		summary: {
			en: "They charge at any plug, hold on by magnets, and switch themselves off when you lock the wheel.",
			ar: "يُشحنان من أي مقبس، ويثبتان بالمغناطيس، وينطفئان من تلقاء نفسيهما حين تقفل الدراجة."
		},
		description: {
			en: prose`<p>For those who ride to the early shift in the dark, and home from the late one. Rain does not bother them.</p>`,
			ar: prose`<p>لمن يركب إلى مناوبة الفجر في الظلام، ويعود من مناوبة الليل. لا يضرّهما المطر.</p>`
		},
		price: 160,
		instructions: byPost,
		fulfilment: "manual",
		cancel_policy: "until_fulfilled",
		stock: 45,
		low_stock_at: 5,
		max_per_order: 2,
		checkout_fields: shipping,
		created_days_ago: 90,
		appeal: 2
	},
	{
		key: "rain-umbrella",
		type: "physical",
		category: "reward-wear",
		title: {
			en: "Umbrella that survives the coast",
			ar: "مظلّة تصمد لريح الساحل"
		},
		summary: {
			en: "Eight ribs of fibreglass and a handle of cherry wood. It turns inside out and back again without complaint.",
			ar: "ثمانية أضلاع من الألياف الزجاجية ومقبض من خشب الكرز. تنقلب ثم تعود كما كانت بلا شكوى."
		},
		description: {
			en: prose`<p>The first ones went in a week. The maker is a small one, and the next delivery is on its way: ask us to tell you when it is here.</p>`,
			ar: prose`<p>نفدت الدفعة الأولى في أسبوع. صانعها صغير، والدفعة التالية في الطريق: اطلب أن نخبرك حين تصل.</p>`
		},
		price: 210,
		instructions: byPost,
		fulfilment: "manual",
		cancel_policy: "until_fulfilled",
		stock: 0,
		low_stock_at: 5,
		max_per_order: 1,
		checkout_fields: shipping,
		weight: 60,
		created_days_ago: 75,
		appeal: 0
	},
	{
		key: "lambswool-scarf",
		type: "physical",
		category: "reward-wear",
		title: {
			en: "Lambswool scarf",
			ar: "وشاح من صوف الحملان"
		},
		summary: {
			en: "Woven in the green of the academy, two metres long, for platforms, car parks and playground duty.",
			ar: "نُسج بأخضر الأكاديمية، طوله متران، لأرصفة القطار ومواقف السيارات ومناوبة ساحة المدرسة."
		},
		description: {
			en: prose`<p>From a mill that weaves for us once a year, in autumn. When these are gone there are no more until the sheep have been asked again.</p>`,
			ar: prose`<p>من منسج ينسج لنا مرة في العام، في الخريف. فإذا نفدت هذه فلا مزيد حتى تُستأذن الخراف من جديد.</p>`
		},
		price: 420,
		instructions: byPost,
		fulfilment: "manual",
		cancel_policy: "until_fulfilled",
		stock: 4,
		low_stock_at: 5,
		max_per_order: 1,
		checkout_fields: shipping,
		featured: true,
		weight: 10,
		created_days_ago: 40,
		appeal: 0
	}
];
// demo/content/products/products.ts
/** All products of the demo academy's shop, including archived ones. */
var products = [
	...deskProducts,
	...wearProducts,
	...bookProducts,
	...timeProducts,
	...togetherProducts,
	...learningProducts,
	...givingProducts
];
// demo/content/points/shopping.ts
/** The probabilities that a person visits the shop never, once, twice … in the year. */
var perPerson = [
	.3,
	.36,
	.2,
	.1,
	.04
];
var sinceDays = 320;
/** More requests for time off in the last weeks, so that some of them still wait for a decision. */
var lately = {
	trips: 14,
	days: 24
};
/** The shop visits of everyone without scripted orders. */
function trips({ people, now, seed = 22 }) {
	const random = chance(seed);
	const year = Temporal.Instant.fromEpochMilliseconds(now.getTime());
	const others = /* @__PURE__ */ new Set([KEEPER, ...scriptedOrders.map(({ mail }) => mail)]);
	const free = people.filter(({ mail, joined_days_ago }) => !others.has(mail) && joined_days_ago > 40);
	const trip = (person, most, forTime) => {
		return {
			mail: person.mail,
			at: someTime(random, {
				person,
				year
			}, between(random, 1, most)),
			forTime
		};
	};
	return [...free.flatMap((person) => Array.from({ length: weighted(random, perPerson) }, () => trip(person, Math.min(sinceDays, person.joined_days_ago - 20), false))), ...Array.from({ length: lately.trips }, () => trip(one(random, free), lately.days, true))];
}
/** The weights of the products for a buyer: buyers save for expensive products. */
function temptations({ forTime }, offered) {
	return offered.map(({ key, price }) => {
		const { appeal = 0, fulfilment } = byKey.get(key) ?? {};
		return forTime && fulfilment !== "approval" ? 0 : appeal * Math.sqrt(price);
	});
}
var byKey = new Map(products.map((product) => [product.key, product]));
var reasons = {
	reject: ["Two colleagues of your ward are away that week. Please choose another.", "The roster is closed for that month."],
	cancel_for_buyer: ["The works could not deliver. We are sorry.", "The appointment fell through on our side."]
};
/** The fractional part of the golden ratio: its multiples are spread evenly, so rare outcomes appear in every year. */
var SPREAD = .618;
/** The outcomes of consecutive orders: most are delivered. */
function fates(random) {
	const orders = {
		placed: 0,
		pending_approval: 0
	};
	const after = (step, least, most) => {
		const reason = step === "reject" || step === "cancel_for_buyer" ? one(random, reasons[step]) : void 0;
		return {
			step,
			after_days: between(random, least, most),
			...reason && { reason }
		};
	};
	return (state) => {
		if (state !== "placed" && state !== "pending_approval") return [];
		const turn = ++orders[state] * SPREAD % 1;
		if (state === "placed") {
			if (turn < .07) return [after("cancel", 0, 1)];
			if (turn < .14) return [after("cancel_for_buyer", 3, 6)];
			if (turn < .21) return [after("fulfil", 2, 8), after("return", 5, 20)];
			return [after("fulfil", 2, 9)];
		}
		if (turn < .14) return [after("reject", 1, 4)];
		if (turn < .2) return [after("cancel", 0, 0)];
		return [after("approve", 1, 6), after("fulfil", 8, 30)];
	};
}
var wishedBooks = [
	"The Summer Book",
	"A field guide to lichens",
	"Moby-Dick",
	"موسم الهجرة إلى الشمال",
	"Persepolis"
];
var plates = [
	"KX 41 208",
	"BD 90 317",
	"SA 22 764"
];
/** The buyer's answers to the checkout questions. */
function answers(random, fields, { person, address, at }) {
	const answer = (field) => {
		switch (field.type) {
			case "checkbox": return true;
			case "select": return one(random, field.options);
			case "date": return new Date(at.getTime() + between(random, 14, 40) * DAY_MS).toISOString().slice(0, 10);
			case "email": return person.mail;
			case "tel": return "+45 00 00 00 00";
			case "textarea": return `${person.first_name} ${person.last_name}, ${address}`.replace(" ,", ",");
			case "text": return textFor(random, field.name);
		}
	};
	return Object.fromEntries(fields.filter(({ required }) => required).map((field) => [field.name, answer(field)]));
}
function textFor(random, name) {
	if (name === "plate") return one(random, plates);
	return name === "people" ? String(between(random, 4, 10)) : one(random, wishedBooks);
}
/** @param list not empty */
function one(random, list) {
	return list[between(random, 0, list.length - 1)];
}
// demo/seed/seedOrders.ts
/** More than the number of products. */
var ALL_PRODUCTS = 100;
/** Schedules the orders, goals and wishes of the demo's learners. */
function planOrders(academy) {
	const { agenda, db, now, products: ids } = academy;
	for (const { mail, product, days_ago, fields, steps = [] } of scriptedOrders) agenda.on(hourOf(now, -days_ago, 19), (at) => order(academy, {
		mail,
		body: {
			products: [seededId(ids, product)],
			terms_accepted: true,
			...fields && { fields }
		},
		fate: () => steps
	}, at));
	for (const { mail, product, days_ago } of scriptedGoals) agenda.on(hourOf(now, -days_ago, 20), async (at) => saveFor(db, await visitOf(academy, mail, at), seededId(ids, product)));
	for (const { mail, product, days_ago } of scriptedWishes) agenda.on(hourOf(now, -days_ago, 20), async (at) => wish(db, await visitOf(academy, mail, at), seededId(ids, product)));
	const random = chance(24);
	const luck = {
		random,
		fate: fates(random)
	};
	for (const trip of trips({
		people,
		now
	})) agenda.on(trip.at, (at) => shop(academy, luck, trip, at));
}
/** A learner chooses one of the products that they can afford, and buys it. */
async function shop(academy, { random, fate }, trip, at) {
	const { db, products: ids } = academy;
	const { mail } = trip;
	const visit = await visitOf(academy, mail, at);
	const { data } = await shelf(db.reader, visit, {
		affordable: true,
		limit: ALL_PRODUCTS
	});
	const keys = new Map([...ids].map(([key, id]) => [id, key]));
	const offered = data.filter(({ availability }) => availability.status === "available").map(({ id, price }) => ({
		id,
		price,
		key: keys.get(id) ?? ""
	}));
	const weights = temptations(trip, offered);
	if (weights.every((weight) => weight === 0)) return;
	const { id = 0 } = offered[weighted(random, weights)] ?? {};
	const person = personOf(mail);
	const { checkout_fields } = await shelfProduct(db.reader, visit, id);
	const fields = answers(random, checkout_fields, {
		person,
		address: addressOf(person),
		at
	});
	await order(academy, {
		mail,
		body: {
			products: [id],
			terms_accepted: true,
			fields
		},
		fate
	}, at);
}
async function order(academy, { mail, body, fate }, at) {
	const { order } = await checkOut(academy.db, await visitOf(academy, mail, at), body, null);
	scheduleSteps(academy, {
		id: order.id,
		mail,
		steps: fate(order.state)
	}, at);
}
/** Schedules the next step of an order, which then schedules the one after it. */
function scheduleSteps(academy, { id, mail, steps: [next, ...steps] }, since) {
	const { agenda, db, uids } = academy;
	if (!next) return;
	const { step, after_days, reason } = next;
	agenda.on(new Date(since.getTime() + after_days * DAY_MS + DAY_MS / 24), async (at) => {
		if (step === "cancel") await cancelOrder(db, await visitOf(academy, mail, at), id);
		else {
			const change = {
				orderId: id,
				actor: seededId(uids, KEEPER),
				...siteTime(at)
			};
			await decisions[step](db, {
				...change,
				...reason && { reason }
			});
		}
		scheduleSteps(academy, {
			id,
			mail,
			steps
		}, at);
	});
}
var decisions = {
	approve,
	fulfil,
	reject,
	cancel_for_buyer: cancelForBuyer,
	return: takeReturn
};
function personOf(mail) {
	const person = people.find((one) => one.mail === mail);
	if (!person) throw new Error(`The demo content has no person with the address "${mail}".`);
	return person;
}
/** Parcels are sent to the person's workplace. */
function addressOf({ organizations: [first], language }) {
	return organizations.find(({ key }) => key === first)?.name[language] ?? "";
}
// demo/content/points/codes.ts
/** Letters and digits that are easy to distinguish. */
var signs = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
/** The prefix of the demo's codes, so that they do not look like real ones. */
var PREFIX = "DEMO";
/** Unique codes of a voucher; the same product always gets the same codes. */
function voucherCodes(product, count) {
	const random = chance([...product].reduce((sum, sign) => sum * 31 + sign.charCodeAt(0), 7));
	const four = () => Array.from({ length: 4 }, () => signs[between(random, 0, 31)]).join("");
	const codes = /* @__PURE__ */ new Set();
	while (codes.size < count) codes.add(`${PREFIX}-${four()}-${four()}`);
	return [...codes];
}
// demo/seed/seedProducts.ts
/** Between the featured products and the unavailable ones. */
var DEFAULT_WEIGHT = 20;
/** Schedules when products are added to the shop, paused and archived. */
function planProducts(academy) {
	const { agenda, now } = academy;
	for (const product of products) {
		agenda.on(hourOf(now, -product.created_days_ago, 8), (at) => add(academy, product, at));
		if (product.status === "paused" || product.status === "archived") agenda.on(hourOf(now, -30, 8), (at) => setStatus(academy, product, "paused", at));
		if (product.status === "archived") agenda.on(hourOf(now, -30, 9), (at) => setStatus(academy, product, "archived", at));
	}
}
async function add(academy, product, at) {
	const { db, products: ids } = academy;
	const { id } = await createProduct(db, inputOf$1(academy, product), at);
	ids.set(product.key, id);
	if (product.type === "voucher") await importCodes(db, id, voucherCodes(product.key, product.stock ?? 0));
}
async function setStatus({ db, products: ids }, { key }, status, at) {
	const { id, revision } = await findProduct(db.reader, seededId(ids, key), at);
	await changeProduct(db, id, {
		revision,
		status
	}, at);
}
function inputOf$1({ terms, trainings, organizations, now }, product) {
	const { type, price, fulfilment, cancel_policy, weight = DEFAULT_WEIGHT, featured = false } = product;
	const { from_in_days: from, until_in_days: until } = product.purchasable ?? {};
	const organizationIds = product.organizations?.map((key) => seededId(organizations, key));
	return {
		type,
		price,
		fulfilment,
		cancel_policy,
		weight,
		featured,
		images: imagesOf(product),
		...textIn(product, "en"),
		translations: { ar: textIn(product, "ar") },
		category: seededId(terms, product.category),
		stock: type === "voucher" ? null : product.stock ?? null,
		low_stock_at: product.low_stock_at ?? null,
		limit: product.limit ?? null,
		max_per_order: product.max_per_order ?? null,
		purchasable: {
			from: from === void 0 ? null : toInstant(hourOf(now, from)),
			until: until === void 0 ? null : toInstant(hourOf(now, until + 1))
		},
		restrictions: organizationIds ? [{
			type: "organizations",
			value: organizationIds,
			rule: "and"
		}] : [],
		checkout_fields: [...product.checkout_fields ?? []],
		training: product.training ? seededId(trainings, product.training) : null,
		status: product.status === "draft" ? "draft" : "active"
	};
}
function imagesOf({ key }) {
	const picture = pictures[key];
	return picture ? [{
		file: `/media/demo/${key}.svg`,
		alt: picture.alt.en
	}] : [];
}
function textIn({ title, summary, description, instructions, terms }, language) {
	return {
		title: title[language],
		summary: summary[language],
		description: description[language],
		instructions_after: instructions[language],
		terms: terms?.[language] ?? ""
	};
}
// demo/seed/seedPoints.ts
/** Notices older than this are read. */
var UNREAD_DAYS = 6;
/**
* Replays a year of points and shopping: each action runs at its time through the site's own functions, so that only
* they write to the ledger.
*/
async function seedPoints(tx, given) {
	const { now } = given;
	const db = inTransaction(tx);
	const academy = {
		...given,
		db,
		agenda: openAgenda(now),
		products: /* @__PURE__ */ new Map(),
		schedules: /* @__PURE__ */ new Map()
	};
	await saveShopSettings(db, shop$1, now);
	planProducts(academy);
	planEarning(academy);
	planActivities(academy, demoActivities({
		people,
		trainings: demoTrainings,
		enrolments: history({
			people,
			trainings: demoTrainings,
			now
		}),
		now
	}));
	planOrders(academy);
	await academy.agenda.live();
	await settleDue(db, { now });
	await ageNotices(tx, now);
	await noteLastLogins(tx);
}
/** Marks old notices as read, and their mails as sent. */
async function ageNotices(tx, now) {
	for (const table of ["notices", "order_mails"]) await tx.updateTable(table).set({ mail_due: null }).execute();
	await tx.updateTable("notices").set((eb) => ({ read_at: eb.ref("created") })).where("created", "<", toInstant(/* @__PURE__ */ new Date(now.getTime() - UNREAD_DAYS * DAY_MS))).execute();
}
/** Sets the last login of people to their last activity. */
async function noteLastLogins(tx) {
	await tx.updateTable("users").set((eb) => ({ last_login: eb.selectFrom("learning_events").select(({ fn }) => fn.max("at").as("at")).whereRef("learning_events.uid", "=", "users.uid").where("source", "=", "site") })).execute();
}
// demo/seed/seedSite.ts
var demo = {
	signIns: cast.map((person) => ({
		mail: person.mail,
		full_name: fullName(person),
		role: person.roles[0] ?? "learner"
	})),
	password: DEMO_PASSWORD
};
/** The demo academy's settings, languages and roles. */
async function seedSite(tx, now) {
	const at = toInstant(now);
	await saveSettings(tx, "general", general, at);
	await saveSettings(tx, "footer", footer, at);
	await saveSettings(tx, "appearance", defaultAppearance, at);
	await tx.insertInto("settings").values({
		name: "demo",
		value: JSON.stringify(demo),
		changed: at
	}).execute();
	await tx.insertInto("languages").values([{
		langcode: "en",
		direction: 0,
		weight: 0,
		enabled: 1
	}, {
		langcode: "ar",
		direction: 1,
		weight: 1,
		enabled: 1
	}]).execute();
	const held = Object.entries(defaultRoleAccess).flatMap(([role, list]) => list.map((access) => ({
		role,
		access
	})));
	await tx.insertInto("role_access").values(held).execute();
}
// demo/content/storefronts/questions.ts
/** Questions of visitors. */
var visitorQuestions = {
	type: "faq",
	content: {
		en: {
			title: "Before you join",
			items: [
				{
					question: "Who may join?",
					answer: plainRichText("Everyone who works for one of the six organisations, in any role and on any shift.")
				},
				{
					question: "What does it cost?",
					answer: plainRichText("Most trainings are free. Where a training has a price, it stands on its card, and you see it before you enrol.")
				},
				{
					question: "May I look around first?",
					answer: plainRichText("Please do. The catalogue is open. You need an account only to enrol.")
				},
				{
					question: "Which languages are there?",
					answer: plainRichText("The site speaks English and Arabic. Trainings are also held in German, French, Spanish and Hebrew; each one says which language it uses.")
				},
				{
					question: "What if I stop halfway?",
					answer: plainRichText("Then it waits for you. What you have begun stays on your page until you finish it or withdraw.")
				}
			]
		},
		ar: {
			title: "قبل أن تنضمّ",
			items: [
				{
					question: "من يمكنه الانضمام؟",
					answer: plainRichText("كل من يعمل في إحدى المؤسسات الست، أيًّا كان دوره ومناوبته.")
				},
				{
					question: "كم التكلفة؟",
					answer: plainRichText("معظم التدريبات مجاني. وما كان له ثمن كُتب ثمنه على بطاقته، وتراه قبل أن تلتحق به.")
				},
				{
					question: "هل يمكنني التصفّح أولًا؟",
					answer: plainRichText("بكل سرور، فالفهرس مفتوح للجميع، ولا تحتاج إلى حساب إلا للالتحاق.")
				},
				{
					question: "ما اللغات المتاحة؟",
					answer: plainRichText("الموقع بالعربية والإنجليزية، وتُقدَّم بعض التدريبات بالألمانية والفرنسية والإسبانية والعبرية، ولغة كل تدريب مذكورة معه.")
				},
				{
					question: "وماذا لو توقّفت في منتصف الطريق؟",
					answer: plainRichText("سينتظرك التدريب. ما بدأته يبقى في صفحتك إلى أن تنجزه أو تنسحب منه.")
				}
			]
		}
	},
	settings: { open_first: true },
	appearance: { width: "narrow" }
};
/** Questions of learners. */
var learnerQuestions = {
	type: "faq",
	content: {
		en: {
			title: "Good to know",
			items: [
				{
					question: "When is a training finished?",
					answer: plainRichText("Often when you say so, on its own page. Some are confirmed by an instructor or an examiner; the page tells you which kind it is.")
				},
				{
					question: "May I leave a training?",
					answer: plainRichText("At any time. Withdraw on its page; you can enrol again later.")
				},
				{
					question: "Why do I not see what a colleague sees?",
					answer: plainRichText("Some trainings belong to one organisation, a few to one profession. If you need one of them, write to the academy.")
				}
			]
		},
		ar: {
			title: "يحسن أن تعرف",
			items: [
				{
					question: "متى يُعدّ التدريب منجزًا؟",
					answer: plainRichText("غالبًا حين تقرّر ذلك بنفسك في صفحته. وبعضها يؤكّد إنجازه مدرّب أو ممتحن، وتجد في الصفحة من أيّ النوعين هو.")
				},
				{
					question: "هل يمكنني ترك تدريب التحقت به؟",
					answer: plainRichText("في أيّ وقت. انسحب من صفحته، ويمكنك الالتحاق به ثانيةً متى شئت.")
				},
				{
					question: "لماذا لا أرى ما يراه زميلي؟",
					answer: plainRichText("بعض التدريبات خاص بمؤسسة واحدة، وقليل منها بمهنة بعينها. إن احتجت إلى أحدها فاكتب إلى الأكاديمية.")
				}
			]
		}
	},
	appearance: { width: "narrow" }
};
// demo/content/storefronts/registered.ts
/** The sections for learners. The dashboard begins with trainings in progress and recommendations, so they come late here. */
function registered({ term, training }) {
	const page = (externalId) => `/training/${training(externalId)}`;
	return [
		{
			type: "hero",
			content: {
				en: {
					title: "A quarter of an hour is enough to begin.",
					text: "Take something short today, or put something long on your table for the week.",
					links: [{
						label: "Open the catalogue",
						url: "/search"
					}]
				},
				ar: {
					title: "ربع ساعة يكفي لتبدأ.",
					text: "خذ اليوم شيئًا قصيرًا، أو ضع على طاولتك شيئًا أطول لهذا الأسبوع.",
					links: [{
						label: "افتح الفهرس",
						url: "/search"
					}]
				}
			},
			settings: {
				search: false,
				topics: 0,
				art: "none"
			},
			appearance: {
				padding: "small",
				scheme: "tint"
			}
		},
		{
			type: "trainings",
			content: {
				en: {
					title: "For the wards",
					text: "What nurse managers pass on to a new colleague in the first month."
				},
				ar: {
					title: "لأقسام المستشفى",
					text: "ما توصي به إدارة التمريض كل زميل جديد في شهره الأول."
				}
			},
			settings: {
				source: "custom",
				ids: [
					"handover-that-holds",
					"numbers-on-the-ward",
					"letters-patients-understand",
					"first-five-minutes",
					"sleep-around-nights",
					"english-for-care-teams"
				].map(training),
				layout: "carousel",
				size: 6
			},
			restrictions: [{
				type: "title",
				value: [term("title-nurse"), term("title-nurse-manager")]
			}]
		},
		{
			type: "trainings",
			content: {
				en: {
					title: "New on the shelves",
					text: ""
				},
				ar: {
					title: "جديد الرفوف",
					text: ""
				}
			},
			settings: {
				source: "all",
				layout: "carousel",
				order_by: "newest",
				size: 10
			}
		},
		{
			type: "incentives",
			content: {
				en: {
					title: "A thank-you for learning",
					text: "What you finish earns points, and points become an afternoon, a book, a tree."
				},
				ar: {
					title: "شكرًا على تعلّمك",
					text: "كل ما تُتمّه يكسبك نقاطًا، والنقاط تصير عصرًا لك، أو كتابًا، أو شجرة."
				}
			},
			settings: { size: 4 }
		},
		{
			type: "categories",
			content: {
				en: {
					title: "By subject",
					text: ""
				},
				ar: {
					title: "حسب الموضوع",
					text: ""
				}
			},
			settings: {
				vocabulary: "topic",
				size: 8,
				counts: false,
				layout: "chips"
			},
			appearance: { padding: "small" }
		},
		{
			type: "slideshow",
			content: {
				en: {
					title: "From the academy",
					slides: [
						{
							eyebrow: "In a room",
							title: "Two hours without a spoken word",
							text: "First signs is taught in sign language from the first minute. You will be surprised how much you follow.",
							link: {
								label: "Open “First signs”",
								url: page("first-signs")
							}
						},
						{
							eyebrow: "Nine minutes",
							title: "Write the minutes people look for",
							text: "Decisions first, names beside them, sent within the hour.",
							link: {
								label: "Watch the film",
								url: page("minutes-that-get-read")
							}
						},
						{
							eyebrow: "Live on screen",
							title: "Bring the dullest hour of your week",
							text: "We take it apart together and hand the first ten minutes to the machine.",
							link: {
								label: "Save a place",
								url: page("automate-one-dull-hour")
							}
						}
					]
				},
				ar: {
					title: "من الأكاديمية",
					slides: [
						{
							eyebrow: "في قاعة",
							title: "ساعتان بلا كلمة منطوقة",
							text: "«إشارات أولى» تُدرَّس بلغة الإشارة منذ الدقيقة الأولى، وستُدهش من مقدار ما تفهمه.",
							link: {
								label: "تصفّح «إشارات أولى»",
								url: page("first-signs")
							}
						},
						{
							eyebrow: "تسع دقائق",
							title: "اكتب المحضر الذي يبحث عنه الناس",
							text: "القرارات أولًا، والأسماء إلى جانبها، والإرسال خلال ساعة.",
							link: {
								label: "شاهد الفيلم",
								url: page("minutes-that-get-read")
							}
						},
						{
							eyebrow: "مباشرةً على الشاشة",
							title: "أحضر أكثر ساعات أسبوعك مللًا",
							text: "نفكّكها معًا ونسلّم دقائقها العشر الأولى إلى الآلة.",
							link: {
								label: "احجز مكانك",
								url: page("automate-one-dull-hour")
							}
						}
					]
				}
			},
			settings: {
				height: "normal",
				seed: "juniper-announcements"
			}
		},
		{
			type: "leaderboard",
			content: {
				en: {
					title: "Who learned most this month",
					text: "On early shifts, on night shifts and in lunch breaks."
				},
				ar: {
					title: "الأكثر تعلّمًا هذا الشهر",
					text: "في مناوبات الفجر والليل، وفي استراحات الغداء."
				}
			},
			settings: {
				size: 5,
				period: "month"
			}
		},
		{
			type: "image_text",
			content: {
				en: {
					eyebrow: "In Denmark",
					title: "A long table in Copenhagen",
					body: plainRichText("On the first Thursday of each month colleagues in Denmark eat together in the staff café at Saltmarsh, from five o’clock until seven.", "Bring one thing you learned and one question it left you with. No slides.")
				},
				ar: {
					eyebrow: "في الدنمارك",
					title: "مائدة طويلة في كوبنهاغن",
					body: plainRichText("في أول خميس من كل شهر يجتمع الزملاء في الدنمارك إلى العشاء في مقهى الموظفين بمستشفى سولتمارش، من الخامسة حتى السابعة مساءً.", "أحضر معك شيئًا تعلّمته وسؤالًا تركه لديك. ولا حاجة إلى شرائح عرض.")
				}
			},
			settings: {
				side: "start",
				ratio: "4:3",
				seed: "juniper-table"
			},
			restrictions: [{
				type: "country",
				value: "DK"
			}]
		},
		{
			type: "video",
			content: {
				en: {
					title: "Ten minutes without words",
					text: "Big Buck Bunny is an open film by the Blender Foundation: anyone may watch it, keep it and take it apart. Our evenings on storytelling begin with it.",
					url: "https://vimeo.com/1084537"
				},
				ar: {
					title: "عشر دقائق بلا كلام",
					text: "«بيغ باك باني» فيلم مفتوح من مؤسسة بلندر، لكل من شاء أن يشاهده ويحتفظ به ويفكّكه. به تبدأ أمسياتنا عن فن السرد.",
					url: "https://vimeo.com/1084537"
				}
			},
			settings: {
				ratio: "16:9",
				seed: "juniper-film"
			},
			appearance: { scheme: "ink" }
		},
		{
			type: "search",
			content: {
				en: {
					title: "Looking for something else?",
					text: ""
				},
				ar: {
					title: "أتبحث عن شيء آخر؟",
					text: ""
				}
			},
			settings: { topics: 5 }
		},
		{
			type: "continue_learning",
			content: {
				en: {
					title: "Where you left off",
					text: ""
				},
				ar: {
					title: "من حيث توقّفت",
					text: ""
				}
			},
			settings: { size: 4 }
		},
		{
			type: "recommended",
			content: {
				en: {
					title: "Chosen for you",
					text: "From your work, your subjects and what you finished last."
				},
				ar: {
					title: "مختارات لك",
					text: "وفقًا لعملك وموضوعاتك وآخر ما أنجزته."
				}
			},
			settings: {
				size: 8,
				layout: "carousel"
			}
		},
		learnerQuestions,
		{
			type: "cta",
			content: {
				en: {
					title: "What could you teach us?",
					text: "Half a page is enough for a proposal. The editors help with the rest.",
					links: [{
						label: "Propose a training",
						url: "/demo/propose"
					}]
				},
				ar: {
					title: "ماذا يمكنك أن تعلّمنا؟",
					text: "نصف صفحة يكفي لمقترح، والمحررون يعينونك على الباقي.",
					links: [{
						label: "اقترح تدريبًا",
						url: "/demo/propose"
					}]
				}
			}
		}
	];
}
// demo/content/storefronts/section.ts
/** Adds the defaults. Throws a ZodError if the section does not match its type. */
function completeSection(section) {
	const { content, settings, defaults } = definitions[section.type];
	return {
		type: section.type,
		content: {
			en: content.parse(section.content.en),
			ar: content.parse(section.content.ar)
		},
		settings: settings.parse(section.settings ?? {}),
		appearance: SectionAppearance.parse({
			...defaults.appearance,
			...section.appearance
		}),
		restrictions: Restrictions.parse(section.restrictions ?? [])
	};
}
// demo/content/storefronts/blocks.ts
/** Rich text out of blocks, for texts with more than paragraphs. */
function doc(...content) {
	return {
		type: "doc",
		content
	};
}
function paragraph(text) {
	return {
		type: "paragraph",
		content: [{
			type: "text",
			text
		}]
	};
}
function heading(text) {
	return {
		type: "heading",
		attrs: { level: 3 },
		content: [{
			type: "text",
			text
		}]
	};
}
function bullets(...items) {
	return {
		type: "bulletList",
		content: items.map((text) => ({
			type: "listItem",
			content: [{
				type: "paragraph",
				content: [{
					type: "text",
					text
				}]
			}]
		}))
	};
}
// demo/content/storefronts/unregistered.ts
/** The sections for visitors: introduction, catalogue, testimonials and sign-up. */
function unregistered({ training }) {
	return [
		{
			type: "hero",
			content: {
				en: {
					eyebrow: "Juniper Academy",
					title: "Good work can be learned.",
					text: "Six organisations keep one academy. Short courses, live sessions and things to read, made by the people who do the work."
				},
				ar: {
					eyebrow: "أكاديمية جونيبر",
					title: "العمل المتقن يُتعلَّم.",
					text: "ست مؤسسات وأكاديمية واحدة. دورات قصيرة ولقاءات حيّة وقراءات أعدّها من يمارسون العمل كل يوم."
				}
			},
			settings: {
				search: true,
				topics: 5,
				art: "covers"
			}
		},
		{
			type: "trainings",
			content: {
				en: {
					title: "Most taken just now",
					text: "Where colleagues spend their spare quarter of an hour."
				},
				ar: {
					title: "الأكثر إقبالًا الآن",
					text: "حيث يقضي الزملاء ما يتيسّر لهم من الوقت."
				}
			},
			settings: {
				source: "all",
				layout: "carousel",
				order_by: "popular",
				size: 10
			}
		},
		{
			type: "categories",
			content: {
				en: {
					title: "Eight shelves",
					text: "Each is looked after by somebody who practises the subject."
				},
				ar: {
					title: "ثمانية رفوف",
					text: "يعتني بكل رف منها من يمارس موضوعه."
				}
			},
			settings: {
				vocabulary: "topic",
				size: 8,
				counts: true,
				layout: "tiles"
			}
		},
		{
			type: "image_text",
			content: {
				en: {
					eyebrow: "How we learn here",
					title: "The library taught the hospital to write",
					body: plainRichText("The librarians of Bell Lane have spent their working lives explaining things to readers of every age. Now they teach it. Nurses rewrite their letters with them, engineers their reports, the hotel its welcome card.", "Most of what you find here began like this: somebody was good at something, and a neighbour asked how."),
					link: {
						label: "Open “Plain words”",
						url: `/training/${training("plain-words")}`
					}
				},
				ar: {
					eyebrow: "كيف نتعلّم هنا",
					title: "المكتبة علّمت المستشفى الكتابة",
					body: plainRichText("أمضى أمناء مكتبة بِل لين حياتهم المهنية في الشرح لقرّاء من كل الأعمار، وها هم اليوم يعلّمون ذلك. معهم يعيد الممرضون كتابة رسائلهم، والمهندسون تقاريرهم، والفندق بطاقة ترحيبه.", "هكذا بدأ معظم ما ستجده هنا: أحدهم أتقن شيئًا، فسأله جاره كيف."),
					link: {
						label: "تصفّح «كلمات واضحة»",
						url: `/training/${training("plain-words")}`
					}
				}
			},
			settings: {
				side: "end",
				ratio: "4:3",
				seed: "juniper-mosaic"
			}
		},
		{
			type: "trainings",
			content: {
				en: {
					title: "Free, and newly added",
					text: "Look around as long as you like. You need an account only to begin."
				},
				ar: {
					title: "مجاني وجديد",
					text: "تصفّح كما تشاء، ولن تحتاج إلى حساب إلا حين تبدأ."
				}
			},
			settings: {
				source: "free",
				layout: "grid",
				order_by: "newest",
				size: 6
			},
			appearance: { scheme: "tint" }
		},
		{
			type: "upcoming_sessions",
			content: {
				en: {
					title: "In a room, or live on screen",
					text: "The groups are small, so that everybody gets to speak."
				},
				ar: {
					title: "في قاعة أو على الشاشة مباشرةً",
					text: "مجموعات صغيرة ليتسنّى للجميع الكلام."
				}
			},
			settings: { size: 4 }
		},
		{
			type: "testimonials",
			content: {
				en: {
					title: "",
					items: [
						{
							quote: "I signed up for a spreadsheet. I stayed for the conversation I had been avoiding since spring.",
							name: "Jonas Hald",
							role: "Nurse manager, Saltmarsh General Hospital"
						},
						{
							quote: "Eleven minutes about my back, in the cab, with the engine off. I have thought of it on every ramp since.",
							name: "Piotr Zalewski",
							role: "Driver, Graywater Logistics"
						},
						{
							quote: "For the first time I read our own accounts to the end, and asked the question that mattered.",
							name: "Margaux Delorme",
							role: "Hotel manager, Almond Court Hotel"
						}
					]
				},
				ar: {
					title: "",
					items: [
						{
							quote: "جئت من أجل جداول البيانات، وبقيت من أجل حوار كنت أتهرّب منه منذ الربيع.",
							name: "يوناس هالد",
							role: "مدير تمريض، مستشفى سولتمارش العام"
						},
						{
							quote: "إحدى عشرة دقيقة عن ظهري، في مقصورة الشاحنة والمحرّك متوقف. أتذكّرها عند كل منحدر منذ ذلك اليوم.",
							name: "بيوتر زاليفسكي",
							role: "سائق، غريووتر للخدمات اللوجستية"
						},
						{
							quote: "لأول مرة قرأت حساباتنا حتى آخرها، وطرحت السؤال الذي كان ينبغي أن يُطرح.",
							name: "مارغو دولورم",
							role: "مديرة فندق، فندق باحة اللوز"
						}
					]
				}
			},
			settings: { layout: "grid" }
		},
		{
			type: "stats",
			content: {
				en: {
					title: "The academy in numbers",
					items: [
						{
							label: "trainings on the shelves",
							source: "trainings"
						},
						{
							label: "colleagues learning",
							source: "people"
						},
						{
							label: "trainings finished",
							source: "completions"
						},
						{
							label: "languages taught in",
							source: "languages"
						}
					]
				},
				ar: {
					title: "الأكاديمية بالأرقام",
					items: [
						{
							label: "عدد التدريبات على الرفوف",
							source: "trainings"
						},
						{
							label: "عدد الزملاء المتعلّمين",
							source: "people"
						},
						{
							label: "عدد التدريبات المنجَزة",
							source: "completions"
						},
						{
							label: "عدد لغات التدريس",
							source: "languages"
						}
					]
				}
			},
			appearance: { scheme: "tint" }
		},
		visitorQuestions,
		{
			type: "logos",
			content: {
				en: {
					title: "One academy, six houses",
					items: organizations.map(({ name }) => ({ name: name.en }))
				},
				ar: {
					title: "أكاديمية واحدة وستة بيوت",
					items: organizations.map(({ name }) => ({ name: name.ar }))
				}
			}
		},
		{
			type: "rich_text",
			content: {
				en: {
					title: "How a training finds its way in",
					body: doc(paragraph("We do not collect everything. A training is added when somebody who does the work has taken it, and would take it again."), heading("What we ask of each one"), bullets("It says in one sentence what you will be able to do afterwards.", "It takes no longer than it must.", "It can be read, heard and used by everybody it is meant for."), paragraph("Once a year every shelf is read again, and what has aged is thanked and taken down."))
				},
				ar: {
					title: "كيف يجد التدريب مكانه هنا",
					body: doc(paragraph("نحن لا نجمع كل شيء. يُضاف التدريب حين يخوضه من يمارس العمل، ثم يقول إنه مستعد لخوضه ثانيةً."), heading("ما نطلبه من كل تدريب"), bullets("أن يقول في جملة واحدة ما الذي ستقدر عليه بعده.", "ألا يستغرق من الوقت أكثر مما يلزم.", "أن يتاح لكل من وُضع لهم، قراءةً وسماعًا واستعمالًا."), paragraph("ونعيد قراءة كل رف مرة في العام، فنودّع بالشكر ما تقادم منه."))
				}
			}
		},
		{
			type: "sign_up",
			content: {
				en: {
					title: "There is a seat for you.",
					text: "An account takes a minute. What you learn stays longer."
				},
				ar: {
					title: "مقعدك محجوز.",
					text: "إنشاء الحساب يستغرق دقيقة، وما تتعلّمه يبقى طويلًا."
				}
			}
		}
	];
}
// demo/content/storefronts/storefronts.ts
/**
* The sections of both storefronts, in their order from the top.
* @param references finds the identifiers of the terms and trainings that were stored before
*/
function storefronts(references) {
	return {
		registered: registered(references).map(completeSection),
		unregistered: unregistered(references).map(completeSection)
	};
}
// demo/seed/seedStorefronts.ts
/** Both storefronts with their sections. */
async function seedStorefronts(tx, { terms, trainings }) {
	const composed = storefronts({
		term: (key) => seededId(terms, key),
		training: (key) => seededId(trainings, key)
	});
	for (const type of ["registered", "unregistered"]) {
		const { id } = await tx.insertInto("storefronts").values({ type }).returning("id").executeTakeFirstOrThrow();
		await tx.insertInto("storefront_sections").values(composed[type].map((section, weight) => ({
			storefront_id: id,
			type: section.type,
			weight,
			content: JSON.stringify(section.content),
			settings: JSON.stringify(section.settings),
			appearance: JSON.stringify(section.appearance),
			restrictions: JSON.stringify(section.restrictions)
		}))).execute();
	}
}
// src/lib/server/catalogue/save/titleKey.ts
/**
* Returns the key by which a title sorts, by code point on every database: without case, accents, leading punctuation or
* article, and with numbers by value (`Level 2` before `Level 10`).
*/
function titleKey(title) {
	return fold(title).replace(/^[^\p{L}\p{N}]+/u, "").replace(/^(?:the|an|a) (?=\S)|^ال(?=[\u0620-\u064a]{3})/u, "").replace(/\d+/g, (digits) => digits.padStart(8, "0")).slice(0, 200);
}
// src/lib/server/catalogue/facts/relations.ts
/** Writes the terms, organisations and translated titles of new and changed trainings. */
async function relate(tx, trainings) {
	await replaceTerms(tx, having(trainings, "terms"));
	await replaceOrganizations(tx, having(trainings, "organizations"));
	await replaceTitles(tx, having(trainings, "title", "language", "translations"));
}
function having(trainings, ...names) {
	return trainings.filter(({ changed }) => changed === null || names.some((name) => changed.has(name)));
}
async function replaceTerms(tx, trainings) {
	const old = changedIds(trainings);
	if (old.length > 0) await tx.deleteFrom("training_terms").where("training_id", "in", old).execute();
	const rows = trainings.flatMap(({ id, training }) => [...new Set(training.terms)].map((tid) => ({
		training_id: id,
		tid
	})));
	if (rows.length > 0) await tx.insertInto("training_terms").values(rows).execute();
}
async function replaceOrganizations(tx, trainings) {
	const old = changedIds(trainings);
	if (old.length > 0) await tx.deleteFrom("training_organizations").where("training_id", "in", old).execute();
	const rows = trainings.flatMap(({ id, training }) => [...new Set(training.organizations)].map((organization_id) => ({
		training_id: id,
		organization_id
	})));
	if (rows.length > 0) await tx.insertInto("training_organizations").values(rows).execute();
}
async function replaceTitles(tx, trainings) {
	const old = changedIds(trainings);
	if (old.length > 0) await tx.deleteFrom("training_titles").where("training_id", "in", old).execute();
	const rows = trainings.flatMap(({ id, columns }) => translatedTitles(id, columns));
	if (rows.length > 0) await tx.insertInto("training_titles").values(rows).execute();
}
/** Returns none if the training exists in its own language only. */
function translatedTitles(id, columns) {
	if (columns.translations === "{}") return [];
	const texts = readTexts({
		translations: "{}",
		...columns
	});
	return Object.entries(texts).map(([langcode, { title }]) => ({
		training_id: id,
		langcode,
		title_key: titleKey(title)
	}));
}
function changedIds(trainings) {
	return trainings.filter(({ changed }) => changed !== null).map(({ id }) => id);
}
// src/lib/server/catalogue/save/storedTrainings.ts
/** Reads trainings by id, published or not. */
async function storedTrainings(reader, ids) {
	if (ids.length === 0) return /* @__PURE__ */ new Map();
	const rows = await reader.selectFrom("trainings").selectAll().where("id", "in", ids).execute();
	const stored = new Map(rows.map((row) => [row.id, {
		row,
		terms: [],
		organizations: []
	}]));
	const terms = reader.selectFrom("training_terms").selectAll().where("training_id", "in", ids).orderBy("tid");
	for (const { training_id, tid } of await terms.execute()) stored.get(training_id)?.terms.push(tid);
	const owners = reader.selectFrom("training_organizations").selectAll().where("training_id", "in", ids);
	for (const { training_id, organization_id } of await owners.orderBy("organization_id").execute()) stored.get(training_id)?.organizations.push(organization_id);
	return stored;
}
// src/lib/server/catalogue/save/trainingInput.ts
/** Returns the columns of a training. The text columns hold the text in the training's own language, or else the first. */
function trainingColumns(training) {
	const texts = Object.entries(training.texts).map(([lang, text]) => [lang, {
		title: text.title,
		summary: text.summary,
		description: cleanDescription(text.description),
		...text.provider && { provider: text.provider }
	}]);
	const own = texts.find(([lang]) => lang === training.language) ?? texts[0];
	if (!own) throw new Error("A training needs a text in one language at least.");
	const isAlone = texts.length === 1 && own[0] === training.language;
	const inOrder = texts.toSorted(([a], [b]) => a < b ? -1 : 1);
	return {
		external_id: training.external_id,
		...own[1],
		title_key: titleKey(own[1].title),
		type: training.type,
		language: training.language,
		provider: training.provider,
		duration_minutes: training.duration_minutes,
		price_amount: training.price?.amount ?? null,
		price_currency: training.price?.currency ?? null,
		cover: training.cover,
		url: training.url,
		completion: training.completion,
		published: training.published ? 1 : 0,
		next_session_at: training.next_session_at,
		translations: isAlone ? "{}" : JSON.stringify(Object.fromEntries(inOrder)),
		notes: training.notes
	};
}
// src/lib/server/catalogue/save/saveTrainings.ts
/**
* Saves trainings, each given once, and touches the tags of all changes. Unchanged trainings are not written.
* @returns the outcomes in the order of `changes`
* @throws Error if a training has no text or its id is unknown
*/
async function saveTrainings(tx, changes, now) {
	const plans = await plansFor(tx, changes);
	const pending = plans.filter((plan) => plan.changed === null || plan.changed.size > 0);
	if (pending.length === 0) return plans.map(saved);
	const stamp = {
		changed: toInstant(now),
		changed_at: await nextClockValue(tx)
	};
	await insertAll(tx, pending.filter((plan) => plan.changed === null), stamp);
	for (const { id, columns, changed } of pending) {
		if (changed === null) continue;
		await tx.updateTable("trainings").set({
			...columns,
			...stamp
		}).where("id", "=", id).execute();
	}
	await relate(tx, pending.map(({ id, training, columns, changed }) => ({
		id,
		training,
		columns,
		changed
	})));
	await touch(tx, pending.flatMap(({ id, changed }) => tagsOf(id, changed)));
	return plans.map(saved);
}
async function plansFor(reader, changes) {
	const stored = await storedTrainings(reader, changes.flatMap(({ id }) => id ?? []));
	return changes.map(({ id, training }) => {
		const columns = trainingColumns(training);
		const before = id === void 0 ? void 0 : stored.get(id);
		if (id !== void 0 && !before) throw new Error(`There is no training ${id}.`);
		return {
			id,
			training,
			columns,
			changed: before ? trainingChanges(before, columns, training) : null
		};
	});
}
function saved(plan) {
	return {
		id: plan.id,
		outcome: outcomeOf(plan)
	};
}
function outcomeOf({ changed }) {
	if (changed === null) return "created";
	return changed.size > 0 ? "updated" : "unchanged";
}
/** Returns the value that `touch` will return at the end of this transaction, and locks the clock's row until then. */
async function nextClockValue(tx) {
	const { value } = await tx.updateTable("cache_clock").set((eb) => ({ value: eb.ref("value") })).where("id", "=", 1).returning("value").executeTakeFirstOrThrow();
	return value + 1;
}
async function insertAll(tx, plans, stamp) {
	const rowOf = ({ columns, training }) => ({
		...columns,
		...stamp,
		created: training.created ?? stamp.changed
	});
	const named = plans.filter((plan) => plan.columns.external_id);
	if (named.length > 0) {
		const rows = await tx.insertInto("trainings").values(named.map(rowOf)).returning(["id", "external_id"]).execute();
		const ids = new Map(rows.map((row) => [row.external_id, row.id]));
		for (const plan of named) plan.id = ids.get(plan.columns.external_id ?? null);
	}
	for (const plan of plans) {
		if (plan.columns.external_id) continue;
		plan.id = (await tx.insertInto("trainings").values(rowOf(plan)).returning("id").executeTakeFirstOrThrow()).id;
	}
}
// demo/content/providers.ts
/** Providers of trainings that are not organisations of the academy. */
var others = [
	{
		en: "Juniper Academy",
		ar: "أكاديمية جونيبر"
	},
	{
		en: "Northlight Institute",
		ar: "معهد نورثلايت"
	},
	{
		en: "Open Tongues",
		ar: "ألسنة مفتوحة"
	},
	{
		en: "Quiet Code School",
		ar: "مدرسة الشيفرة الهادئة"
	},
	{
		en: "The Data Room",
		ar: "غرفة البيانات"
	}
];
/** The name of a provider in a language, whichever of its names is given. */
function providerIn(name, language) {
	return [...others, ...organizations.map((organization) => organization.name)].find(({ en, ar }) => en === name || ar === name)?.[language] ?? name;
}
// demo/seed/seedTrainings.ts
/** Seeds all trainings of the demo; returns their ids by `external_id`. */
async function seedTrainings(tx, context) {
	const saved = await saveTrainings(tx, demoTrainings.map((training) => ({ training: inputOf(training, context) })), context.now);
	return new Map(demoTrainings.map((training, place) => [training.external_id, saved[place].id]));
}
function inputOf(training, { terms, organizations, now }) {
	const text = (lang) => ({
		title: training.title[lang],
		summary: training.summary[lang],
		description: training.description[lang],
		provider: providerIn(training.provider, lang)
	});
	return {
		external_id: training.external_id,
		texts: {
			en: text("en"),
			ar: text("ar")
		},
		type: training.type,
		language: training.language,
		provider: training.provider,
		duration_minutes: training.duration_minutes,
		price: training.price,
		cover: null,
		url: `${DEMO_PATH}/training/${training.external_id}`,
		completion: training.completion,
		published: true,
		next_session_at: training.next_session ? sessionAt(now, training.next_session) : null,
		notes: "",
		terms: training.terms.map((key) => seededId(terms, key)),
		organizations: training.organizations.map((key) => seededId(organizations, key)),
		created: toInstant(new Date(now.getTime() - training.created_days_ago * DAY_MS))
	};
}
/** A full hour of a later day, on the site's clock. */
function sessionAt(now, { in_days, hour }) {
	const today = new TZDate(now, general.timezone);
	return toInstant(new TZDate(today.getFullYear(), today.getMonth(), today.getDate() + in_days, hour, general.timezone));
}
// demo/seed/seed.ts
/**
* Fills an empty database with the demo academy, all or nothing. Its history ends at `now`.
* Returns false, and changes nothing, if there are people or trainings already.
*/
async function seedDemo(db, { now }) {
	const passwordHash = await demoPassword();
	const seeded = await db.transact(async (tx) => {
		if (!await isEmptySite(tx)) return false;
		await seedSite(tx, now);
		const terms = await seedVocabularies(tx);
		const people = await seedPeople(tx, {
			terms,
			passwordHash,
			now
		});
		const trainings = await seedTrainings(tx, {
			terms,
			organizations: people.organizations,
			now
		});
		await seedHistory(tx, {
			uids: people.uids,
			trainingIds: trainings,
			now
		});
		await seedStorefronts(tx, {
			terms,
			trainings
		});
		await seedPoints(tx, {
			...people,
			terms,
			trainings,
			now
		});
		await recountPopularity(tx, now);
		await touch(tx, [
			"settings",
			"appearance",
			"languages",
			"terms",
			"storefront:registered",
			"storefront:unregistered"
		]);
		return true;
	});
	if (seeded) await recountNumbers(db, toInstant(now));
	return seeded;
}
export { seedDemo };
