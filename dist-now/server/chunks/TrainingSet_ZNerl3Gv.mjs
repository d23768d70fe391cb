import { t as TrainingTile } from "./TrainingTile_B-zzaUkF.mjs";
import { t as headingBelow } from "./view_CpOSxNHE.mjs";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
// src/islands/sections/Head.tsx
/** A section's title, its text, and the link to the complete list. Nothing if all are empty. */
function Head({ content: { title, text = "" }, mark, level, more, view: { t }, children }) {
	if (!title && !text && !more) return null;
	const Title = `h${level}`;
	return /* @__PURE__ */ jsxs("div", {
		className: "hd",
		children: [
			title && /* @__PURE__ */ jsx(Title, {
				...mark,
				children: title
			}),
			text && /* @__PURE__ */ jsx("p", {
				...mark,
				children: text
			}),
			children,
			more && /* @__PURE__ */ jsx("a", {
				className: "more",
				href: more,
				"aria-label": title ? t("View all: {{title}}", { title }) : void 0,
				children: t("View all")
			})
		]
	});
}
// src/islands/sections/Row.tsx
/**
* A row that scrolls sideways when it is longer than the page: by touch, wheel, arrow keys when focused, and by buttons
* (the browser's own, else these, which `rowButtons` wires).
*/
function Row({ label, className = "row", view: { t }, children }) {
	return /* @__PURE__ */ jsxs("div", {
		className: "row-frame",
		children: [
			/* @__PURE__ */ jsx("section", {
				className,
				"aria-label": label,
				tabIndex: 0,
				"data-back": t("Scroll back"),
				"data-on": t("Scroll forward"),
				children: /* @__PURE__ */ jsx("ul", { children })
			}),
			/* @__PURE__ */ jsx("button", {
				type: "button",
				className: "row-button row-back",
				"aria-label": t("Scroll back"),
				hidden: true
			}),
			/* @__PURE__ */ jsx("button", {
				type: "button",
				className: "row-button row-on",
				"aria-label": t("Scroll forward"),
				hidden: true
			})
		]
	});
}
// src/islands/sections/TrainingSet.tsx
var firstRow = 4;
/** A titled set of trainings as a row, a grid or a list. */
function TrainingSet({ content, data, layout, view, mark, level, lead }) {
	const heading = headingBelow(level, content.title);
	const cards = data.trainings.map((training, place) => /* @__PURE__ */ jsx(TrainingTile, {
		training,
		view,
		heading,
		eager: lead && place < firstRow,
		summary: layout === "list"
	}, training.id));
	return /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx(Head, {
		content,
		mark,
		level,
		more: data.moreUrl,
		view
	}), layout === "carousel" ? /* @__PURE__ */ jsx(Row, {
		view,
		label: content.title || view.t("Trainings"),
		children: cards
	}) : /* @__PURE__ */ jsx("ul", {
		className: layout,
		children: cards
	})] });
}
export { Row as n, Head as r, TrainingSet as t };
