import { C as isHandedOut, S as isCancellable, b as textsIn, s as translateField } from "./snapshot_C6yd648q.mjs";
import { z } from "zod";
// src/lib/server/shop/orders/present.ts
var Answered = z.record(z.string(), z.union([z.string(), z.boolean()]));
/** Presents an order to its buyer, as it was at the purchase. `codes` are the issued codes by order line. */
function presentOrder({ order, lines, history }, codes, reading) {
	const { id, state, total, reason, placed_at, changed_at } = order;
	const snapshots = lines.map(({ snapshot }) => snapshot);
	return {
		id,
		state,
		total,
		lines: lines.map(({ line, snapshot }) => {
			const handedOut = isHandedOut(state);
			return presentLine(line, snapshot, {
				reading,
				handedOut,
				codes: handedOut ? codes.get(line.id) ?? [] : []
			});
		}),
		fields: presentAnswers(Answered.parse(JSON.parse(order.fields)), snapshots, reading),
		reason,
		placed_at,
		changed_at,
		history: history.map((step) => ({
			state: step.state,
			at: step.at,
			reason: step.reason
		})),
		cancellable: isCancellable(state, snapshots.map(({ cancel_policy }) => cancel_policy))
	};
}
function presentLine({ product_id, quantity, points }, { texts, type, image, training_id }, { reading, handedOut, codes }) {
	const { title, lang, instructions_after } = textsIn(texts, reading);
	return {
		product_id,
		title,
		lang,
		type,
		quantity,
		points,
		image,
		codes,
		instructions: handedOut ? instructions_after : "",
		training_id
	};
}
/** Checkbox answers are shown as ✓ or ✗, which need no translation. */
function presentAnswers(answers, snapshots, reading) {
	const fields = /* @__PURE__ */ new Map();
	for (const { checkout_fields, texts } of snapshots) for (const field of checkout_fields) if (!fields.has(field.name)) fields.set(field.name, translateField(field, texts.language, reading));
	return [...fields.values()].flatMap((field) => {
		const answer = answers[field.name];
		if (answer === void 0) return [];
		const { name, label, lang } = field;
		const value = typeof answer === "string" ? answer : answer ? "✓" : "✗";
		const chosen = field.type === "select" ? field.option_labels[field.options.indexOf(value)] : void 0;
		return [{
			name,
			label,
			value: chosen ?? value,
			lang,
			value_lang: chosen === void 0 ? null : lang
		}];
	});
}
export { presentOrder as t };
