import { t as baseOf } from "./languages_DJQhyDQ0.mjs";
import { t as msg } from "./message_DmblFCuN.mjs";
import { n as markOf } from "./view_CpOSxNHE.mjs";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
// src/lib/shared/sections/trainingLabels.ts
/** Source strings of the types of trainings. */
var trainingTypeLabels = {
	course: msg("Course"),
	webinar: msg("Webinar"),
	session: msg("Session"),
	document: msg("Document"),
	video: msg("Video")
};
/** Source strings of the states of an enrolment. */
var enrolmentStateLabels = {
	enrolled: msg("Enrolled"),
	in_progress: msg("In progress"),
	completed: msg("Completed"),
	withdrawn: msg("Withdrawn")
};
// src/islands/sections/sessionTime.ts
/** When a live date is: what takes place in a room by the room's clock, what is online by the reader's. */
function sessionTime({ type, starts }, { t, format, roomFormat, hasOwnTime }) {
	const isInRoom = type === "session";
	const by = isInRoom ? roomFormat : format;
	const time = by.time(starts);
	return {
		day: by.date(starts, "day_month"),
		date: by.date(starts),
		time: !isInRoom && hasOwnTime ? t("{{time}} your time", { time }) : `${time} ${by.zone(starts)}`
	};
}
// src/islands/sections/TrainingTile.tsx
/** A training in a list: one `<li>` whose whole area leads to the training; its accessible name is the title. */
function TrainingTile({ training, view, heading: Heading, eager, summary, note, action }) {
	const { t, format, links } = view;
	const mark = markOf(training.lang, view);
	return /* @__PURE__ */ jsxs("li", {
		className: "tc",
		children: [
			/* @__PURE__ */ jsx("img", {
				src: trainingCover(training, view),
				alt: "",
				width: "400",
				height: "300",
				loading: eager ? void 0 : "lazy"
			}),
			/* @__PURE__ */ jsxs("p", {
				className: "me dotted",
				children: [
					/* @__PURE__ */ jsx("span", { children: t(trainingTypeLabels[training.type]) }),
					training.duration_minutes !== null && /* @__PURE__ */ jsx("span", { children: format.duration(training.duration_minutes) }),
					baseOf(training.language) !== baseOf(view.lang) && /* @__PURE__ */ jsx("span", { children: format.languageName(training.language) })
				]
			}),
			/* @__PURE__ */ jsx(Heading, {
				...mark,
				children: /* @__PURE__ */ jsx("a", {
					href: links.training(training.id),
					children: training.title
				})
			}),
			summary && training.summary && /* @__PURE__ */ jsx("p", {
				...mark,
				children: training.summary
			}),
			training.provider && /* @__PURE__ */ jsx("p", {
				className: "by",
				children: /* @__PURE__ */ jsx("bdi", { children: training.provider })
			}),
			/* @__PURE__ */ jsx("p", {
				className: "pr dotted",
				children: note ?? /* @__PURE__ */ jsx(Terms, {
					training,
					view
				})
			}),
			training.points !== void 0 && /* @__PURE__ */ jsx("p", {
				className: "pts earns",
				children: t("Earns {{count}} points", { count: training.points })
			}),
			action && /* @__PURE__ */ jsx("div", {
				className: "act",
				children: action
			})
		]
	});
}
/** The training's own cover, else the one generated for it. */
function trainingCover(training, view) {
	return training.cover ?? view.cover(`training-${training.id}`, "4/3");
}
function Terms({ training, view }) {
	const { t, format } = view;
	const { type, next_session: starts } = training;
	const next = starts && t("Next: {{date}}", { date: sessionTime({
		type,
		starts
	}, view).day });
	const price = training.price && format.money(training.price);
	if (!next) return price ?? t("Free");
	return /* @__PURE__ */ jsxs(Fragment, { children: [price && /* @__PURE__ */ jsx("span", { children: price }), /* @__PURE__ */ jsx("span", { children: next })] });
}
export { trainingTypeLabels as a, enrolmentStateLabels as i, trainingCover as n, sessionTime as r, TrainingTile as t };
