import { t as __exportAll } from "./rolldown-runtime_BJohB4LM.mjs";
import { a as Fragment, c as renderSlot, d as renderTemplate, f as maybeRenderHead, i as renderComponent, m as addAttribute, t as spreadAttributes, x as unescapeHTML } from "./server_CjKx5xvU.mjs";
import { n as createComponent, t as createAstro } from "./compiler_B83-AZkn.mjs";
import { r as shows, t as changesAt } from "./pageTags_D0UUq_gA.mjs";
import { n as goalOf } from "./goals_CRQbtk4e.mjs";
import { t as findTraining } from "./findTraining_1o-iaJq_.mjs";
import { r as cardsOf, t as cardColumns } from "./cards_BzNasB8y.mjs";
import { i as visibleTo } from "./visible_C5aleg9h.mjs";
import { t as withPoints } from "./withPoints_CTmOM-Lt.mjs";
import { t as TrainingPath } from "./trainingQuery_C9CwRtH2.mjs";
import { a as trainingTypeLabels, n as trainingCover, r as sessionTime } from "./TrainingTile_B-zzaUkF.mjs";
import { t as TrainingSet } from "./TrainingSet_ZNerl3Gv.mjs";
import { n as markOf } from "./view_CpOSxNHE.mjs";
/* empty css                   */
import { n as $$Icon, t as $$SiteLayout } from "./SiteLayout_t_H1ItV2.mjs";
import { t as cardView } from "./cardView_ChT91LaF.mjs";
import { a as loginPath } from "./paths_C2R0dYgq.mjs";
import { t as $$GoalBar } from "./GoalBar_6h8tZOwv.mjs";
import { t as fromInstant } from "./time_DK_4AeA9.mjs";
import { n as minorUnitDigits } from "./format_C8jj6Q-c.mjs";
import { n as writeQuery } from "./query_CMvu3hjj.mjs";
/* empty css                   */
// src/lib/server/shop/wishes/gains.ts
/** Returns the points for completing a training, and the progress to the goal; `null` if it earned no points. */
async function gainsOf(reader, { visit, trainingId, hasShop }) {
	const earned = (await reader.selectFrom("learning_events").select("points").where("uid", "=", visit.user.uid).where("type", "=", "training_completed").where("training_id", "=", trainingId).execute()).reduce((sum, { points }) => sum + points, 0);
	if (earned === 0) return null;
	const saved = hasShop ? await goalOf(reader, visit) : null;
	if (!saved) return {
		earned,
		points: 0,
		goal: null
	};
	const { id, title, lang, price } = saved.product;
	return {
		earned,
		points: saved.points,
		goal: {
			title,
			lang,
			price,
			href: `/incentives/${id}`,
			missing: saved.missing
		}
	};
}
// src/lib/server/catalogue/list/relatedTrainings.ts
/** Returns trainings that share most terms with one, then those in its language, then popular ones first. */
async function relatedTrainings(reader, asked) {
	const { user, training, limit } = asked;
	if (training.terms.length === 0) return [];
	const rows = await reader.selectFrom("trainings").innerJoin("training_terms", "training_terms.training_id", "trainings.id").where("tid", "in", training.terms.map((term) => term.tid)).where("trainings.id", "<>", training.id).where(visibleTo(user)).select(cardColumns).groupBy("trainings.id").orderBy(({ fn }) => fn.countAll(), "desc").orderBy((eb) => eb.case().when("trainings.language", "=", training.language).then(0).else(1).end()).orderBy("trainings.popularity", "desc").orderBy("trainings.id", "desc").limit(limit).execute();
	return cardsOf(reader, rows, asked);
}
// src/layouts/trainings/completionSaid.ts
/** The notice after completing a training: what it earned, and what that brings closer. */
function completionSaid(gains, { t, hasShop }) {
	if (!gains) return void 0;
	const { earned, goal } = gains;
	const message = t("Completed. You earned {{count}} points.", { count: earned });
	if (goal) return {
		message,
		link: {
			label: goalSaid(goal, t),
			href: goal.href
		}
	};
	return hasShop ? {
		message,
		link: {
			label: t("See what your points can get you"),
			href: "/incentives?affordable=1"
		}
	} : {
		message,
		link: {
			label: t("See how your points add up"),
			href: "/incentives/wallet"
		}
	};
}
function goalSaid({ title, missing }, t) {
	return missing > 0 ? t("{{count}} to go for “{{title}}”", {
		count: missing,
		title
	}) : t("You have enough for “{{title}}”", { title });
}
// src/layouts/trainings/EnrolButton.astro
createAstro("https://astro.build");
var $$EnrolButton = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$EnrolButton;
	const { id, action, look, danger = false } = Astro.props;
	return renderTemplate`${maybeRenderHead($$result)}<form method="post"${addAttribute(`/training/${id}/enrolment`, "action")}> <button${addAttribute([
		"btn",
		look,
		{ danger }
	], "class:list")} type="submit" name="action"${addAttribute(action, "value")}> ${renderSlot($$result, $$slots["default"])} </button> </form>`;
}, "/work/wt/speed/src/layouts/trainings/EnrolButton.astro", void 0);
// src/layouts/trainings/ConfirmStep.astro
createAstro("https://astro.build");
var $$ConfirmStep = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$ConfirmStep;
	const { id, step } = Astro.props;
	const { t } = Astro.locals;
	const words = {
		complete: {
			title: t("Have you finished this training?"),
			text: t("It then counts as completed. This cannot be undone."),
			yes: t("Yes, I have finished it"),
			no: t("Not yet")
		},
		withdraw: {
			title: t("Withdraw from this training?"),
			text: t("It leaves your trainings. You can enrol again later."),
			yes: t("Yes, withdraw"),
			no: t("No, stay enrolled")
		}
	}[step];
	return renderTemplate`${maybeRenderHead($$result)}<section${addAttribute(["message confirm-step", { warning: step === "withdraw" }], "class:list")} aria-labelledby="confirm-title"> <h2 id="confirm-title" tabindex="-1"${spreadAttributes({ autofocus: true })}> ${words.title} </h2> <p>${words.text}</p> <div class="actions"> ${renderComponent($$result, "EnrolButton", $$EnrolButton, {
		"id": id,
		"action": step,
		"look": "fill",
		"danger": step === "withdraw"
	}, { "default": ($$result) => renderTemplate`${words.yes}` })} <a class="btn text"${addAttribute(`/training/${id}`, "href")}> ${words.no} </a> </div> </section>`;
}, "/work/wt/speed/src/layouts/trainings/ConfirmStep.astro", void 0);
// src/layouts/trainings/EnrolPanel.astro
createAstro("https://astro.build");
var $$EnrolPanel = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$EnrolPanel;
	const { training } = Astro.props;
	const { id, enrolment, completion, provider, purchase } = training;
	const { t, user, format, site, flags } = Astro.locals;
	const reward = flags.incentives_shop ? purchase?.product : void 0;
	const date = enrolment ? format.date(enrolment.at) : "";
	const state = enrolment?.state ?? "none";
	const canComplete = completion === "self" && state === "in_progress";
	const asked = Astro.url.searchParams.get("confirm");
	return renderTemplate`${maybeRenderHead($$result)}<div class="enrol"> ${!user ? renderTemplate`<div class="actions"> <a class="btn fill"${addAttribute(loginPath(`/training/${id}`), "href")}> ${training.price ? t("Log in") : t("Log in to enrol")} </a> ${site.general.signup_url && renderTemplate`<a class="btn line"${addAttribute(site.general.signup_url, "href")}> ${t("Sign up")} </a>`} </div>` : state === "none" || state === "withdrawn" ? renderTemplate`${renderComponent($$result, "Fragment", Fragment, {}, { "default": ($$result) => renderTemplate` ${!purchase ? renderTemplate`<div class="actions"> ${renderComponent($$result, "EnrolButton", $$EnrolButton, {
		"id": id,
		"action": "enrol",
		"look": "fill"
	}, { "default": ($$result) => renderTemplate`${state === "withdrawn" ? t("Enrol again") : t("Enrol")}` })} </div>` : reward ? renderTemplate`${renderComponent($$result, "Fragment", Fragment, {}, { "default": ($$result) => renderTemplate` <p>${t("A place costs {{count}} points in the shop.", { count: reward.price })}</p> <div class="actions"> <a class="btn fill"${addAttribute(`/incentives/${reward.id}`, "href")}> ${t("See the reward")} </a> </div> ` })}` : renderTemplate`<p>${t("This training is not free. Ask your organisation for a place.")}</p>`} ${state === "withdrawn" && renderTemplate`<p class="hint">${t("You withdrew on {{date}}.", { date })}</p>`} ` })}` : state === "completed" ? renderTemplate`${renderComponent($$result, "Fragment", Fragment, {}, { "default": ($$result) => renderTemplate` <p class="tag good">${t("Completed on {{date}}", { date })}</p> <div class="actions"> ${renderComponent($$result, "EnrolButton", $$EnrolButton, {
		"id": id,
		"action": "launch",
		"look": "line"
	}, { "default": ($$result) => renderTemplate`${t("Open again")}` })} </div> ` })}` : renderTemplate`${renderComponent($$result, "Fragment", Fragment, {}, { "default": ($$result) => renderTemplate` <div class="actions"> ${renderComponent($$result, "EnrolButton", $$EnrolButton, {
		"id": id,
		"action": "launch",
		"look": "fill"
	}, { "default": ($$result) => renderTemplate`${state === "enrolled" ? t("Start") : t("Continue")}` })} ${canComplete && renderTemplate`<a class="btn line"${addAttribute(`/training/${id}?confirm=complete`, "href")}> ${t("Mark as completed")} </a>`} <a class="btn text"${addAttribute(`/training/${id}?confirm=withdraw`, "href")}> ${t("Withdraw")} </a> </div> ${asked === "withdraw" && renderTemplate`${renderComponent($$result, "ConfirmStep", $$ConfirmStep, {
		"id": id,
		"step": "withdraw"
	})}`} ${asked === "complete" && canComplete && renderTemplate`${renderComponent($$result, "ConfirmStep", $$ConfirmStep, {
		"id": id,
		"step": "complete"
	})}`} <p class="hint"> ${state === "enrolled" ? t("Enrolled on {{date}}", { date }) : t("Started on {{date}}", { date })} ${completion === "external" && renderTemplate`${renderComponent($$result, "Fragment", Fragment, {}, { "default": ($$result) => renderTemplate` ${" "} ${provider ? t("{{provider}} reports when you have completed it.", { provider }) : t("The provider reports when you have completed it.")} ` })}`} </p> ` })}`} </div>`;
}, "/work/wt/speed/src/layouts/trainings/EnrolPanel.astro", void 0);
// src/layouts/trainings/GainsPanel.astro
createAstro("https://astro.build");
var $$GainsPanel = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$GainsPanel;
	const { earned, points, goal } = Astro.props;
	const { t, flags, format } = Astro.locals;
	return renderTemplate`${maybeRenderHead($$result)}<section class="panel gains"${addAttribute(t("Your points"), "aria-label")}> <p class="gains-sum"> <b class="num">${format.signed(earned)}</b> <span>${t("points earned", { count: earned })}</span> </p> ${goal && renderTemplate`${renderComponent($$result, "GoalBar", $$GoalBar, {
		"title": goal.title,
		"lang": goal.lang,
		"href": goal.href,
		"price": goal.price,
		"points": points
	})}`} <p class="gains-ways"> ${flags.incentives_shop && !goal && renderTemplate`<a href="/incentives?affordable=1">${t("See what your points can get you")}</a>`} <a href="/incentives/wallet">${t("See how your points add up")}</a> </p> </section>`;
}, "/work/wt/speed/src/layouts/trainings/GainsPanel.astro", void 0);
// src/layouts/trainings/structuredData.ts
/** A training as search engines read it (schema.org Course, EducationEvent or LearningResource). */
function trainingFacts(training, { address, image }) {
	return {
		"@context": "https://schema.org",
		"@type": typeOf(training),
		name: training.title,
		description: training.summary || training.title,
		inLanguage: training.language,
		url: address,
		image,
		...training.duration_minutes !== null && { timeRequired: `PT${training.duration_minutes}M` },
		...training.terms.length > 0 && { about: training.terms.map((term) => term.name) },
		offers: offerOf(training, address),
		...partiesAndDates(training)
	};
}
function typeOf({ type, next_session }) {
	if (type === "document" || type === "video") return "LearningResource";
	return type === "course" || next_session === null ? "Course" : "EducationEvent";
}
function partiesAndDates(training) {
	const provider = training.provider ? {
		"@type": "Organization",
		name: training.provider
	} : void 0;
	const startDate = training.next_session ? fromInstant(training.next_session).toISOString() : void 0;
	const online = "https://schema.org/OnlineEventAttendanceMode";
	switch (typeOf(training)) {
		case "EducationEvent": return {
			organizer: provider,
			startDate,
			eventAttendanceMode: training.type === "webinar" ? online : void 0
		};
		case "Course": return {
			provider,
			hasCourseInstance: {
				"@type": "CourseInstance",
				courseMode: startDate ? "blended" : "online",
				startDate
			}
		};
		default: return {
			provider,
			learningResourceType: training.type
		};
	}
}
function offerOf({ price }, url) {
	const category = price ? "Paid" : "Free";
	if (!price) return {
		"@type": "Offer",
		category,
		price: 0,
		url
	};
	const { currency } = price;
	return {
		"@type": "Offer",
		category,
		price: price.amount / 10 ** minorUnitDigits(currency),
		priceCurrency: currency,
		url
	};
}
// src/layouts/trainings/TrainingFactList.astro
createAstro("https://astro.build");
var $$TrainingFactList = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$TrainingFactList;
	const { training, earns } = Astro.props;
	const { t, format } = Astro.locals;
	const { next_session: starts, duration_minutes, provider, language, price, terms, type } = training;
	const session = starts && sessionTime({
		type,
		starts
	}, cardView(Astro.locals));
	const termsOf = (name) => format.list(terms.filter(({ vocabulary }) => vocabulary === name).map(({ name }) => name));
	const facts = [
		{
			icon: "calendar_month",
			name: t("Next session"),
			value: session && t("{{date}}, {{time}}", session)
		},
		{
			icon: "schedule",
			name: t("Duration"),
			value: duration_minutes === null ? null : format.duration(duration_minutes)
		},
		{
			icon: "bar_chart",
			name: t("Level"),
			value: termsOf("level")
		},
		{
			icon: "person",
			name: t("For"),
			value: termsOf("profession")
		},
		{
			icon: "group",
			name: t("Provider"),
			value: provider
		},
		{
			icon: "language",
			name: t("Language"),
			value: format.languageName(language)
		},
		{
			icon: "star",
			name: t("Points"),
			value: earns === null ? null : t("Earns {{count}} points", { count: earns })
		},
		{
			icon: "local_activity",
			name: t("Price"),
			value: price ? format.money(price) : t("Free")
		}
	];
	return renderTemplate`${maybeRenderHead($$result)}<dl class="facts"> ${facts.map(({ icon, name, value }) => value && renderTemplate`<div> <dt> ${renderComponent($$result, "Icon", $$Icon, { "name": icon })} ${name} </dt> <dd> <bdi>${value}</bdi> </dd> </div>`)} </dl>`;
}, "/work/wt/speed/src/layouts/trainings/TrainingFactList.astro", void 0);
// src/layouts/trainings/TrainingTerms.astro
createAstro("https://astro.build");
var $$TrainingTerms = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$TrainingTerms;
	const terms = Astro.props.terms.filter(({ vocabulary }) => vocabulary !== "level" && vocabulary !== "profession");
	const { t } = Astro.locals;
	return renderTemplate`${terms.length > 0 && renderTemplate`${maybeRenderHead($$result)}<section${addAttribute(t("Topics"), "aria-label")}> <ul class="chips"> ${terms.map(({ tid, name, vocabulary }) => renderTemplate`<li> <a${addAttribute(`/search?${writeQuery({ [vocabulary]: [tid] })}`, "href")}>${name}</a> </li>`)} </ul> </section>`}`;
}, "/work/wt/speed/src/layouts/trainings/TrainingTerms.astro", void 0);
// src/layouts/trainings/TrainingPage.astro
createAstro("https://astro.build");
var $$TrainingPage = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$TrainingPage;
	const { training, earns, related, gains } = Astro.props;
	const { t, user, origin, flags } = Astro.locals;
	const isCompletion = Astro.url.searchParams.get("notice") === "completed";
	const view = cardView(Astro.locals);
	const mark = markOf(training.lang, view);
	const path = `/training/${training.id}`;
	const cover = trainingCover(training, view);
	const facts = trainingFacts(training, {
		address: new URL(path, origin).href,
		image: new URL(cover, origin).href
	});
	return renderTemplate`${renderComponent($$result, "SiteLayout", $$SiteLayout, {
		"title": training.title,
		"description": training.summary || void 0,
		"canonical": path,
		"image": cover,
		"notice": isCompletion ? completionSaid(gains, {
			t,
			hasShop: flags.incentives_shop
		}) : void 0,
		"jsonLd": [facts],
		"breadcrumb": [{
			title: t("Storefront"),
			href: user ? "/storefront" : "/"
		}, { title: training.title }]
	}, { "default": ($$result) => renderTemplate` ${maybeRenderHead($$result)}<article class="training"> <header class="training-head"> <div class="title-block"> <p class="eb">${t(trainingTypeLabels[training.type])}</p> <h1${spreadAttributes(mark)}>${training.title}</h1> ${training.summary && renderTemplate`<p class="ld"${spreadAttributes(mark)}> ${training.summary} </p>`} ${earns !== null && renderTemplate`<p class="pts earns">${t("Earns {{count}} points", { count: earns })}</p>`} ${renderComponent($$result, "EnrolPanel", $$EnrolPanel, { "training": training })} ${gains && renderTemplate`${renderComponent($$result, "GainsPanel", $$GainsPanel, { ...gains })}`} </div> <img class="art r43"${addAttribute(cover, "src")} alt="" width="800" height="600" fetchpriority="high"> </header> <div class="training-body"> ${renderComponent($$result, "TrainingFactList", $$TrainingFactList, {
		"training": training,
		"earns": earns
	})} <div class="training-text"> ${training.description && renderTemplate`<div class="prose"${spreadAttributes(mark)}>${unescapeHTML(training.description)}</div>`} ${renderComponent($$result, "TrainingTerms", $$TrainingTerms, { "terms": training.terms })} </div> </div> ${related.length > 0 && renderTemplate`<section class="related"> ${renderComponent($$result, "TrainingSet", TrainingSet, {
		"content": {
			title: t("More like this"),
			text: ""
		},
		"data": {
			trainings: [...related],
			total: related.length,
			moreUrl: null
		},
		"layout": "grid",
		"view": view,
		"mark": {},
		"level": 2,
		"lead": false
	})} </section>`} </article> ` })}`;
}, "/work/wt/speed/src/layouts/trainings/TrainingPage.astro", void 0);
// src/pages/training/[id]/index.astro
var _id__exports = /* @__PURE__ */ __exportAll({
	default: () => $$Index,
	file: () => $$file,
	url: () => $$url
});
createAstro("https://astro.build");
var $$Index = createComponent(async ($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$Index;
	const { db, user, visit, page, flags, earnsFor } = Astro.locals;
	const path = TrainingPath.safeParse(Astro.params);
	if (!path.success) return Astro.rewrite("/not-found");
	const { id } = path.data;
	shows(page, `training:${id}`, "trainings:popular", "terms");
	const training = await findTraining(db.reader, user, id, visit);
	if (!training) return Astro.rewrite("/not-found");
	const related = await relatedTrainings(db.reader, {
		...visit,
		training,
		limit: 4
	});
	const [own, ...others] = await withPoints([training, ...related], earnsFor);
	const gains = user && training.enrolment?.state === "completed" ? await gainsOf(db.reader, {
		visit: Astro.locals.learner(),
		trainingId: id,
		hasShop: flags.incentives_shop
	}) : null;
	shows(page, ...related.map((other) => `training:${other.id}`));
	for (const { next_session } of [training, ...related]) if (next_session) changesAt(page, fromInstant(next_session));
	return renderTemplate`${renderComponent($$result, "TrainingPage", $$TrainingPage, {
		"training": training,
		"earns": own?.points ?? null,
		"related": others,
		"gains": gains
	})}`;
}, "/work/wt/speed/src/pages/training/[id]/index.astro", void 0);
var $$file = "/work/wt/speed/src/pages/training/[id]/index.astro";
var $$url = "/training/[id]";
// \0virtual:astro:page:src/pages/training/[id]/index@_@astro
var page = () => _id__exports;
export { page };
