import { t as __exportAll } from "./rolldown-runtime_BJohB4LM.mjs";
import { d as renderTemplate, f as maybeRenderHead, i as renderComponent, m as addAttribute, t as spreadAttributes } from "./server_CjKx5xvU.mjs";
import { n as createComponent, t as createAstro } from "./compiler_B83-AZkn.mjs";
import { n as readForm } from "./body_BnCi5I5s.mjs";
import { n as attempt } from "./form_Bsh50wEa.mjs";
import { t as balanceOf } from "./wallet_BDLOqwMR.mjs";
import { r as MINUTE_MS } from "./time_tYYEIZ3Z.mjs";
import { n as toInstant } from "./time_DK_4AeA9.mjs";
import { t as checked } from "./checked_DQBdTRCu.mjs";
import { t as keyOfForm } from "./idempotencyKey_BZl4DqLq.mjs";
import { n as CheckoutBody } from "./checkout_Dj0YCWNt.mjs";
import { t as msg } from "./message_DmblFCuN.mjs";
import { r as conflict, t as Refusal } from "./refusal_BIBnmlLH.mjs";
import { t as checkOut } from "./checkOut_DwQinpke.mjs";
import { a as shelfProduct } from "./snapshot_C6yd648q.mjs";
/* empty css                   */
import { c as Button, d as pauseAfter, f as noticeFailure, g as atom, h as useStore, i as points, l as clientTranslate, m as call, n as $$Icon, o as fallbackWords, p as ApiError, s as withFallback, t as $$SiteLayout, u as isWorthRetrying } from "./SiteLayout_t_H1ItV2.mjs";
import { n as markOf } from "./view_CpOSxNHE.mjs";
import { n as conditionsOf, t as $$Reasons } from "./Reasons_CUObHiOS.mjs";
import { i as $$StepButton, t as hasReason } from "./reasons_BNRmODRj.mjs";
import { t as $$Picture } from "./shop_CDGPfHeW.mjs";
import { l as PathId } from "./common_BQnAGUxS.mjs";
import { useEffect, useId, useRef, useState } from "react";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
import { MutationCache, QueryCache, QueryClient, queryOptions } from "@tanstack/react-query";
// src/lib/server/shop/orders/recentOrder.ts
/** A second order of the same product within this time may be a mistake. */
var RECENT_MS = 10 * MINUTE_MS;
/** Returns the learner's last order of a product if it is recent and not cancelled, rejected or returned; else `null`. */
async function recentOrder(reader, { user, now }, productId) {
	return (await reader.selectFrom("order_lines").select("order_id").where("uid", "=", user.uid).where("product_id", "=", productId).where("released", "=", 0).where("placed_at", ">", toInstant(new Date(now.getTime() - RECENT_MS))).orderBy("id", "desc").limit(1).executeTakeFirst())?.order_id ?? null;
}
// src/lib/shared/shop/checkoutForm.ts
/** The names of the form's own fields. The fields of the product are named `fields[name]`, as in API problems. */
var formNames = {
	key: "key",
	total: "expected_total",
	terms: "terms_accepted"
};
/** The form name of a product's field. */
function fieldName({ name }) {
	return `fields[${name}]`;
}
/** Builds the body of a checkout. The plain form and the island use it, so both send the same purchase. */
function checkoutBody(form, { id, checkout_fields, terms }) {
	const answers = checkout_fields.map((field) => [field.name, answerTo(field, form[fieldName(field)])]);
	const total = form[formNames.total];
	return {
		products: [id],
		...answers.length > 0 && { fields: Object.fromEntries(answers) },
		...total !== void 0 && /^\d{1,9}$/.test(total) && { expected_total: Number(total) },
		...terms !== "" && form[formNames.terms] !== void 0 && { terms_accepted: true }
	};
}
/** Returns a problem if the terms are not accepted. It is checked before the form is sent. */
function problemsOfTerms(form, { terms }) {
	if (terms === "" || form[formNames.terms] !== void 0) return [];
	return [{
		message: msg("This field is required."),
		path: formNames.terms,
		code: "required"
	}];
}
function answerTo({ type }, value) {
	return type === "checkbox" ? value !== void 0 : (value ?? "").trim();
}
// src/lib/server/shop/checkout/purchaseKey.ts
/**
* Returns the idempotency key of the user's next purchase of a product. Two checkout pages that are open at the same
* time have the same key, so only one of them buys. A page that is opened after the purchase has a new key.
*/
async function purchaseKey(reader, uid, productId) {
	const { last } = await reader.selectFrom("order_lines").select(({ fn }) => fn.max("id").as("last")).where("uid", "=", uid).where("product_id", "=", productId).executeTakeFirstOrThrow();
	return `checkout:${productId}:${last ?? 0}`;
}
// src/lib/server/shop/checkout/buyByForm.ts
/**
* Buys one product with the values of its checkout form.
* @throws Refusal as `checkOut`
*/
async function buyByForm(db, visit, productId, form) {
	const product = await shelfProduct(db.reader, visit, productId);
	const request = checked(CheckoutBody, checkoutBody(form, product));
	const key = keyOfForm(form[formNames.key]) ?? await purchaseKey(db.reader, visit.user.uid, productId);
	try {
		return await checkOut(db, visit, request, key);
	} catch (error) {
		throw isKeyUsed(error) ? alreadyBought() : error;
	}
}
/** The purchase was already made with other answers, for example in another tab. */
function alreadyBought() {
	const message = msg("You redeemed this a moment ago. Redeem it again only if you want one more.");
	return conflict(message, "already_bought");
}
function isKeyUsed(error) {
	return error instanceof Refusal && error.problems.some(({ code }) => code === "idempotency_key");
}
// src/lib/client/stores/draft.ts
/**
* Creates a draft. The name must be unique for the user and the form.
* @param storage a function, because the server has no storage and a browser may block it
*/
function createDraft(name, storage = () => sessionStorage) {
	const key = `draft.${name}`;
	return {
		keep: (values) => tryStorage(() => storage().setItem(key, JSON.stringify(values))),
		recall: () => tryStorage(() => valuesIn(storage().getItem(key))) ?? null,
		drop: () => tryStorage(() => storage().removeItem(key))
	};
}
/** Without storage only the draft is lost. */
function tryStorage(act) {
	try {
		return act();
	} catch (error) {
		console.warn("The draft cannot be kept in this browser.", error);
		return;
	}
}
function valuesIn(kept) {
	const values = kept === null ? null : JSON.parse(kept);
	if (typeof values !== "object" || values === null) return null;
	return Object.fromEntries(Object.entries(values).filter((pair) => typeof pair[1] === "string"));
}
// src/islands/ui/FieldLabel.tsx
/** The label of a control, with an asterisk if it is required. */
function FieldLabel({ htmlFor, label, mark, required, requiredTitle }) {
	return /* @__PURE__ */ jsxs("label", {
		htmlFor,
		children: [/* @__PURE__ */ jsx("bdi", {
			...mark,
			children: label
		}), required && /* @__PURE__ */ jsx("abbr", {
			className: "required",
			title: requiredTitle,
			children: " *"
		})]
	});
}
// src/islands/ui/FieldNotes.tsx
/** The ids of a control's notes for screen readers: the error before the hint. */
function notesOf({ id, hint, error }) {
	return [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ") || void 0;
}
/** The notes under a control: its hint and its error. */
function FieldNotes({ id, mark, hint, error }) {
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [hint && /* @__PURE__ */ jsx("p", {
		className: "hint",
		id: `${id}-hint`,
		children: /* @__PURE__ */ jsx("bdi", {
			...mark,
			children: hint
		})
	}), error && /* @__PURE__ */ jsx("p", {
		className: "error",
		id: `${id}-error`,
		children: error
	})] });
}
// src/islands/ui/Field.tsx
/** A control with its label above, and its hint and its error below. */
function Field({ id: fixedId, hint, error, required = false, control, ...label }) {
	const ownId = useId();
	const id = fixedId ?? ownId;
	const described = notesOf({
		id,
		hint,
		error
	});
	return /* @__PURE__ */ jsxs("div", {
		className: "field",
		children: [
			/* @__PURE__ */ jsx(FieldLabel, {
				htmlFor: id,
				required,
				...label
			}),
			control({
				id,
				required,
				"aria-describedby": described,
				"aria-invalid": error ? true : void 0
			}),
			/* @__PURE__ */ jsx(FieldNotes, {
				id,
				mark: label.mark,
				hint,
				error
			})
		]
	});
}
// src/islands/checkout/Tick.tsx
/** A checkbox with its label, hint and error. */
function Tick({ id, name, hint, error, checked, ...label }) {
	return /* @__PURE__ */ jsxs("div", {
		className: "field",
		children: [/* @__PURE__ */ jsxs("div", {
			className: "tick",
			children: [/* @__PURE__ */ jsx("input", {
				type: "checkbox",
				id,
				name,
				value: "1",
				defaultChecked: checked,
				"aria-required": label.required || void 0,
				"aria-invalid": error ? true : void 0,
				"aria-describedby": notesOf({
					id,
					hint,
					error
				})
			}), /* @__PURE__ */ jsx(FieldLabel, {
				htmlFor: id,
				...label
			})]
		}), /* @__PURE__ */ jsx(FieldNotes, {
			id,
			mark: label.mark,
			hint,
			error
		})]
	});
}
// src/islands/checkout/FieldControl.tsx
var autoComplete = {
	email: "email",
	tel: "tel"
};
/** A checkout field with the control for its type. The control is uncontrolled: the browser keeps its value. */
function FieldControl({ field, value, mark, id, error, t }) {
	const { type, label, hint, required, options, option_labels } = field;
	const name = fieldName(field);
	const labels = {
		label,
		hint: hint || void 0,
		error,
		required,
		requiredTitle: t("This field is required.")
	};
	if (type === "checkbox") return /* @__PURE__ */ jsx(Tick, {
		...labels,
		id,
		name,
		checked: value !== void 0,
		mark
	});
	return /* @__PURE__ */ jsx(Field, {
		...labels,
		id,
		mark,
		control: ({ required: isRequired, ...control }) => {
			const attributes = {
				...control,
				name,
				defaultValue: value ?? "",
				"aria-required": isRequired || void 0
			};
			if (type === "textarea") return /* @__PURE__ */ jsx("textarea", {
				...attributes,
				rows: 3,
				maxLength: 2e3,
				dir: "auto"
			});
			if (type !== "select") return /* @__PURE__ */ jsx("input", {
				...attributes,
				type,
				maxLength: 2e3,
				autoComplete: autoComplete[type],
				dir: directionOf(type)
			});
			return /* @__PURE__ */ jsxs("select", {
				...attributes,
				children: [/* @__PURE__ */ jsx("option", {
					value: "",
					children: t("Choose one")
				}), options.map((option, index) => /* @__PURE__ */ jsx("option", {
					value: option,
					dir: "auto",
					...mark,
					children: option_labels[index]
				}, option))]
			});
		}
	});
}
/** Mail addresses and phone numbers are written from left to right in every language. */
function directionOf(type) {
	if (type === "date") return void 0;
	return type === "email" || type === "tel" ? "ltr" : "auto";
}
// src/islands/checkout/fillIn.ts
/** Fills the empty controls of a form with the values of a draft. Hidden controls stay unchanged. */
function fillIn(form, values) {
	for (const control of form.elements) {
		if (!isControl(control)) continue;
		const value = values[control.name];
		if (value === void 0 || control.type === "hidden") continue;
		if (control instanceof HTMLInputElement && control.type === "checkbox") control.checked = true;
		else if (control.value === "") control.value = value;
	}
}
function isControl(element) {
	return [
		"INPUT",
		"TEXTAREA",
		"SELECT"
	].includes(element.tagName);
}
// src/islands/checkout/controlId.ts
/** The id of a field's control: `fields[floor]` → `checkout-floor`. */
function controlId(name) {
	return `checkout-${name.replace(/^fields\[|\]$/g, "")}`;
}
// src/islands/checkout/ErrorSummary.tsx
/** The links that help with a problem, by its code. */
var helpLinks = {
	insufficient_points: "affordable",
	sold_out: "product",
	limit_reached: "product",
	not_started: "product",
	idempotency_key: "orders",
	already_bought: "orders"
};
/** The key of this page was already used in another tab, with other answers. */
var boughtElsewhere = msg("You redeemed this a moment ago. To redeem it once more, open the checkout again.");
/** Lists all problems, with links to their fields. It gets the focus when it appears. */
function ErrorSummary({ problems, labels, productHref, t }) {
	const box = useRef(null);
	const seen = useRef(problems);
	useEffect(() => {
		if (problems === seen.current) return;
		seen.current = problems;
		box.current?.focus();
	}, [problems]);
	if (problems.length === 0) return null;
	const links = new Set(problems.flatMap(({ code }) => helpLinks[code] ?? []));
	return /* @__PURE__ */ jsxs("div", {
		className: "errors",
		role: "alert",
		tabIndex: -1,
		ref: box,
		autoFocus: true,
		children: [
			problems.some(({ path }) => labels[path] !== void 0) && /* @__PURE__ */ jsx("h2", { children: t("Please check the following") }),
			/* @__PURE__ */ jsx("ul", { children: problems.map((problem) => {
				const label = labels[problem.path];
				const message = problem.code === "idempotency_key" ? t(boughtElsewhere) : problem.message;
				return /* @__PURE__ */ jsx("li", { children: label === void 0 ? message : /* @__PURE__ */ jsxs("a", {
					href: `#${controlId(problem.path)}`,
					children: [
						/* @__PURE__ */ jsx("bdi", { children: label }),
						" – ",
						message
					]
				}) }, problem.path + message);
			}) }),
			links.size > 0 && /* @__PURE__ */ jsxs("p", {
				className: "actions",
				children: [
					links.has("affordable") && /* @__PURE__ */ jsx("a", {
						href: "/incentives?affordable=1",
						children: t("See rewards within reach")
					}),
					links.has("product") && /* @__PURE__ */ jsx("a", {
						href: productHref,
						children: t("Go to the reward")
					}),
					links.has("orders") && /* @__PURE__ */ jsx("a", {
						href: "/incentives/orders",
						children: t("My rewards")
					})
				]
			})
		]
	});
}
// src/islands/checkout/Sum.tsx
/** The learner's points, the price, and the points that are left. */
function Sum({ offer: { price, points }, t }) {
	const left = points - price;
	return /* @__PURE__ */ jsxs("dl", {
		className: "checkout-sum",
		children: [
			/* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx("dt", { children: t("You have") }), /* @__PURE__ */ jsx("dd", {
				className: "num",
				children: t("{{count}} points", { count: points })
			})] }),
			/* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx("dt", { children: t("It costs") }), /* @__PURE__ */ jsx("dd", {
				className: "num",
				children: t("{{count}} points", { count: price })
			})] }),
			/* @__PURE__ */ jsxs("div", {
				className: "left",
				children: [/* @__PURE__ */ jsx("dt", { children: left < 0 ? t("You are short of") : t("You will have left") }), /* @__PURE__ */ jsx("dd", {
					className: "num",
					children: t("{{count}} points", { count: Math.abs(left) })
				})]
			})
		]
	});
}
// src/lib/client/queries/wallet.ts
/** The learner's points; read again after anything that spends or earns points. */
function walletQuery() {
	return queryOptions({
		queryKey: ["incentives", "wallet"],
		meta: { logOnly: true },
		queryFn: async ({ signal }) => (await call("GET incentives/wallet", {
			whole: false,
			signal
		})).data
	});
}
// src/lib/client/queries/shop.ts
/** The key of all cached queries of the shop. */
var shopKey = ["incentives", "shop"];
/** A product of the shop for the current learner. */
function shopItemQuery(id) {
	return queryOptions({
		queryKey: [...shopKey, id],
		queryFn: async ({ signal }) => (await call("GET incentives/shop/{id}", {
			params: { id },
			whole: false,
			signal
		})).data
	});
}
/** After a checkout: stores the wallet from the answer, and reloads the shop where it is shown. */
async function refreshAfterCheckout(client, { wallet }) {
	client.setQueryData(walletQuery().queryKey, wallet);
	await client.invalidateQueries({ queryKey: shopKey });
}
// src/lib/client/queryClient.ts
/** The cache of the server's answers; a page has one. */
function createQueryClient(fail = noticeFailure) {
	return new QueryClient({
		queryCache: new QueryCache({ onError: (error, { meta }) => meta?.logOnly ? console.warn(error) : fail(error) }),
		mutationCache: new MutationCache({ onError: fail }),
		defaultOptions: {
			queries: {
				retry: (failuresBefore, error) => isWorthRetrying(failuresBefore + 1, error),
				retryDelay: (failuresBefore) => pauseAfter(failuresBefore + 1),
				staleTime: 3e4
			},
			mutations: { retry: false }
		}
	});
}
// src/lib/client/stores/checkout.ts
/** For these statuses `call` opens another page. */
var redirectStatuses = [
	401,
	403,
	404
];
/** The purchase may or may not have been made, so the call is repeated, as after a network failure. */
var retryStatuses = [
	500,
	502,
	503,
	504
];
/** Creates the state of a checkout in the browser. `problems` are those in the page's HTML. */
function createCheckout({ offer, problems }, calls) {
	const $phase = /* @__PURE__ */ atom("ready");
	const $problems = /* @__PURE__ */ atom(problems);
	const $offer = /* @__PURE__ */ atom(offer);
	const isBusy = () => [
		"sending",
		"retrying",
		"bought",
		"leaving"
	].includes($phase.get());
	async function buy(body) {
		if (isBusy()) return;
		$problems.set([]);
		$phase.set("sending");
		for (let failures = 1;; failures++) try {
			const answer = await calls.send(body);
			$phase.set("bought");
			return calls.bought(answer);
		} catch (error) {
			if (error instanceof ApiError && !retryStatuses.includes(error.status)) return handleRefusal(error);
			calls.log("The answer to the checkout was lost.", error);
			if (failures > 5) return $phase.set("away");
			$phase.set("retrying");
			await calls.pause(pauseAfter(failures));
		}
	}
	async function handleRefusal(error) {
		if (redirectStatuses.includes(error.status)) return $phase.set("leaving");
		$problems.set(error.problems);
		$phase.set("ready");
		calls.fail(error);
		try {
			$offer.set(await calls.readOffer());
		} catch (error) {
			calls.log("The price and the points could not be read again.", error);
		}
	}
	return {
		$phase,
		$problems,
		$offer,
		buy,
		showProblems: (problems) => {
			if (isBusy()) return;
			$phase.set("ready");
			$problems.set(problems);
		},
		restore: () => {
			if (["bought", "leaving"].includes($phase.get())) $phase.set("ready");
		}
	};
}
// src/islands/checkout/startCheckout.ts
/** Creates the checkout of this page, connected to the API, the points in the header and the query cache. */
function startCheckout({ productId, purchaseKey, offer, problems, draft }) {
	const client = createQueryClient();
	return createCheckout({
		offer,
		problems
	}, {
		send: async (body) => {
			return (await call("POST incentives/shop_checkout", {
				body,
				idempotencyKey: purchaseKey
			})).data;
		},
		readOffer: async () => {
			const fresh = {
				staleTime: 0,
				retry: false,
				meta: { logOnly: true }
			};
			const [{ price }, wallet] = await Promise.all([client.fetchQuery({
				...shopItemQuery(productId),
				...fresh
			}), client.fetchQuery({
				...walletQuery(),
				...fresh
			})]);
			points.set(wallet.points);
			return {
				price,
				points: wallet.points
			};
		},
		bought: (answer) => {
			draft.drop();
			points.set(answer.wallet.points);
			refreshAfterCheckout(client, answer);
			location.assign(`/incentives/purchase-success?order=${answer.order.id}`);
		},
		pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
		log: console.warn,
		fail: noticeFailure
	});
}
// src/islands/checkout/Terms.tsx
/** The terms, with a checkbox to accept them. */
function Terms({ product, mark, sent, error, t }) {
	return /* @__PURE__ */ jsxs("section", {
		className: "checkout-terms",
		"aria-labelledby": "checkout-terms-title",
		children: [
			/* @__PURE__ */ jsx("h2", {
				id: "checkout-terms-title",
				children: t("Terms")
			}),
			/* @__PURE__ */ jsx("p", {
				...mark,
				children: product.terms
			}),
			/* @__PURE__ */ jsx(Tick, {
				id: controlId(formNames.terms),
				name: formNames.terms,
				label: t("I agree to the terms"),
				error,
				required: true,
				requiredTitle: t("This field is required."),
				checked: sent[formNames.terms] !== void 0,
				mark: {}
			})
		]
	});
}
// src/islands/checkout/Checkout.tsx
/**
* The form of a checkout. Its HTML is a plain form. Once the island is loaded, the form is sent in the background, sent
* again if the answer is lost, and problems are shown on the same page.
*/
var Checkout = withFallback(({ product, mark, uid, purchaseKey, offer, conditions, sent, problems, messages }) => {
	const [draft] = useState(() => createDraft(`checkout.${uid}.${product.id}`));
	const [checkout] = useState(() => startCheckout({
		productId: product.id,
		purchaseKey,
		offer,
		problems,
		draft
	}));
	const form = useRef(null);
	const phase = useStore(checkout.$phase, { ssr: "initial" });
	const shownProblems = useStore(checkout.$problems, { ssr: "initial" });
	const current = useStore(checkout.$offer, { ssr: "initial" });
	const t = clientTranslate(messages);
	const busy = phase !== "ready" && phase !== "away";
	const productHref = `/incentives/${product.id}`;
	const errorAt = (path) => shownProblems.find((problem) => problem.path === path)?.message;
	useEffect(() => {
		const restore = ({ persisted }) => persisted && checkout.restore();
		addEventListener("pageshow", restore);
		return () => removeEventListener("pageshow", restore);
	}, [checkout]);
	useEffect(() => {
		const kept = Object.keys(sent).length === 0 ? draft.recall() : null;
		if (form.current && kept) fillIn(form.current, kept);
	}, [draft, sent]);
	const submit = (event) => {
		event.preventDefault();
		const values = valuesOf(event.currentTarget);
		draft.keep(values);
		const missing = problemsOfTerms(values, product);
		if (missing.length > 0) checkout.showProblems(missing.map((problem) => ({
			...problem,
			message: t(problem.message)
		})));
		else checkout.buy(checkoutBody(values, product));
	};
	return /* @__PURE__ */ jsxs("form", {
		ref: form,
		method: "post",
		className: "checkout-form",
		noValidate: true,
		onSubmit: submit,
		"aria-busy": busy || void 0,
		children: [
			/* @__PURE__ */ jsx("input", {
				type: "hidden",
				name: formNames.key,
				value: purchaseKey
			}),
			/* @__PURE__ */ jsx("input", {
				type: "hidden",
				name: formNames.total,
				value: current.price
			}),
			/* @__PURE__ */ jsx(ErrorSummary, {
				problems: shownProblems,
				labels: labelsOf(product, t),
				productHref,
				t
			}),
			(product.checkout_fields.length > 0 || product.terms !== "") && /* @__PURE__ */ jsxs("div", {
				className: "checkout-fields",
				children: [product.checkout_fields.map((field) => {
					const name = fieldName(field);
					const parts = {
						field,
						mark: field.mark,
						t,
						value: sent[name],
						id: controlId(name),
						error: errorAt(name)
					};
					return /* @__PURE__ */ jsx(FieldControl, { ...parts }, name);
				}), product.terms && /* @__PURE__ */ jsx(Terms, {
					product,
					mark,
					sent,
					t,
					error: errorAt(formNames.terms)
				})]
			}),
			/* @__PURE__ */ jsxs("div", {
				className: "panel checkout-pay",
				children: [
					/* @__PURE__ */ jsx(Sum, {
						offer: current,
						t
					}),
					/* @__PURE__ */ jsx("dl", {
						className: "checkout-conditions",
						children: conditions.map(({ kind, name, value }) => /* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx("dt", { children: name }), /* @__PURE__ */ jsx("dd", { children: value })] }, kind))
					}),
					/* @__PURE__ */ jsxs("div", {
						className: "actions",
						children: [/* @__PURE__ */ jsx(Button, {
							look: "fill",
							type: "submit",
							busy,
							children: t("Redeem for {{count}} points", { count: current.price })
						}), /* @__PURE__ */ jsx("a", {
							className: "btn text",
							href: productHref,
							children: t("Cancel")
						})]
					}),
					/* @__PURE__ */ jsxs("p", {
						className: "checkout-state",
						role: "status",
						"data-phase": phase,
						children: [
							phase === "sending" && t("Redeeming…"),
							phase === "retrying" && t("No answer yet. We are trying again; you pay only once."),
							phase === "away" && t("We can’t reach the shop. Your entries are still here. Try again: you pay only once.")
						]
					})
				]
			})
		]
	});
});
function labelsOf({ checkout_fields }, t) {
	const own = checkout_fields.map((field) => [fieldName(field), field.label]);
	return {
		...Object.fromEntries(own),
		[formNames.terms]: t("Terms")
	};
}
function valuesOf(form) {
	return Object.fromEntries([...new FormData(form)].filter((pair) => typeof pair[1] === "string"));
}
// src/islands/checkout/strings.ts
/** The texts of the checkout. The page passes their translations. */
var checkoutStrings = [
	msg("You have"),
	msg("It costs"),
	msg("You will have left"),
	msg("You are short of"),
	msg("{{count}} points"),
	msg("This field is required."),
	msg("Choose one"),
	msg("Terms"),
	msg("I agree to the terms"),
	msg("Redeem for {{count}} points"),
	msg("Redeeming…"),
	msg("No answer yet. We are trying again; you pay only once."),
	msg("We can’t reach the shop. Your entries are still here. Try again: you pay only once."),
	msg("Please check the following"),
	msg("You redeemed this a moment ago. To redeem it once more, open the checkout again."),
	msg("See rewards within reach"),
	msg("Go to the reward"),
	msg("My rewards"),
	msg("Cancel")
];
// src/layouts/shop/PurchasePage.astro
createAstro("https://astro.build");
var $$PurchasePage = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$PurchasePage;
	const { item, points, purchaseKey, recentOrder, sent = {}, problems = [] } = Astro.props;
	const { t, language, messages, user } = Astro.locals;
	const { id, availability } = item;
	const mark = markOf(item.lang, { lang: language });
	const fields = item.checkout_fields.map((field) => ({
		...field,
		mark: markOf(field.lang, { lang: language })
	}));
	const wasRefused = problems.length > 0;
	const isAvailable = availability.status === "available";
	const title = t("Redeem: {{title}}", { title: item.title });
	const way = [
		{
			title: t("Incentives"),
			href: "/incentives"
		},
		{
			title: item.title,
			href: `/incentives/${id}`
		},
		{ title: t("Checkout") }
	];
	return renderTemplate`${renderComponent($$result, "SiteLayout", $$SiteLayout, {
		"title": wasRefused ? t("Error: {{title}}", { title }) : title,
		"noindex": true,
		"breadcrumb": way
	}, { "default": ($$result) => renderTemplate` ${maybeRenderHead($$result)}<a class="back shop-back"${addAttribute(`/incentives/${id}`, "href")}> ${renderComponent($$result, "Icon", $$Icon, { "name": "arrow_back" })} ${t("Back")} </a> <div class="checkout"> <header${addAttribute(["checkout-head", { off: !isAvailable }], "class:list")}> ${renderComponent($$result, "Picture", $$Picture, {
		"productId": id,
		"image": item.image,
		"eager": true
	})} <div> <p class="eb">${t("Checkout")}</p> <h1${spreadAttributes(mark)}>${item.title}</h1> ${item.summary && renderTemplate`<p class="quiet"${spreadAttributes(mark)}> ${item.summary} </p>`} <p class="pts">${t("{{count}} points", { count: item.price })}</p> </div> </header> ${recentOrder !== null && renderTemplate`<section class="message warning checkout-warning" role="status"> <p>${t("You redeemed this a moment ago. Redeem it again only if you want one more.")}</p> <div class="actions"> <a class="btn line"${addAttribute(`/incentives/orders/${recentOrder}`, "href")}> ${t("See that order")} </a> </div> </section>`} ${!isAvailable && renderTemplate`<section class="message warning checkout-warning"${addAttribute(t("Why you can’t redeem it now"), "aria-label")}> ${renderComponent($$result, "Reasons", $$Reasons, { "availability": availability })} <div class="actions"> ${hasReason(availability, "sold_out") && !item.wished && renderTemplate`${renderComponent($$result, "StepButton", $$StepButton, {
		"id": id,
		"step": "wish",
		"look": "line"
	}, { "default": ($$result) => renderTemplate`${t("Notify me when it’s back")}` })}`} ${!item.goal && renderTemplate`${renderComponent($$result, "StepButton", $$StepButton, {
		"id": id,
		"step": "save",
		"look": "line"
	}, { "default": ($$result) => renderTemplate`${t("Set as my goal")}` })}`} <a class="btn text" href="/incentives?affordable=1"> ${t("See rewards within reach")} </a> </div> </section>`} ${(isAvailable || wasRefused) && renderTemplate`${renderComponent($$result, "Checkout", Checkout, {
		"client:visible": true,
		"fallback": fallbackWords(t),
		"uid": user?.uid ?? null,
		"product": {
			id,
			checkout_fields: fields,
			terms: item.terms
		},
		"mark": mark,
		"purchaseKey": purchaseKey,
		"offer": {
			price: item.price,
			points
		},
		"conditions": conditionsOf(item, t),
		"sent": sent,
		"problems": problems,
		"messages": messages(checkoutStrings),
		"client:component-hydration": "visible",
		"client:component-path": "/work/wt/speed/src/islands/checkout/Checkout.tsx",
		"client:component-export": "Checkout"
	})}`} </div> ` })}`;
}, "/work/wt/speed/src/layouts/shop/PurchasePage.astro", void 0);
// src/pages/incentives/[productId]/purchase.astro
var purchase_exports = /* @__PURE__ */ __exportAll({
	default: () => $$Purchase,
	file: () => $$file,
	url: () => $$url
});
createAstro("https://astro.build");
var $$Purchase = createComponent(async ($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$Purchase;
	const { db, now } = Astro.locals;
	const { data: id } = PathId.safeParse(Astro.params.productId);
	if (!id) return Astro.rewrite("/not-found");
	const visit = Astro.locals.learner();
	let sent = {};
	const { done, problems } = await attempt(async () => {
		if (Astro.request.method !== "POST") return void 0;
		sent = await readForm(Astro.request);
		return buyByForm(db, visit, id, sent);
	}, Astro);
	if (done) return Astro.redirect(`/incentives/purchase-success?order=${done.order.id}`, 303);
	const { done: item } = await attempt(() => shelfProduct(db.reader, visit, id), Astro);
	if (!item) return Astro.rewrite("/not-found");
	const key = !problems?.some(({ code }) => code === "already_bought") && sent.key || await purchaseKey(db.reader, visit.user.uid, id);
	return renderTemplate`${renderComponent($$result, "PurchasePage", $$PurchasePage, {
		"item": item,
		"sent": sent,
		"problems": problems,
		"purchaseKey": key,
		"recentOrder": await recentOrder(db.reader, visit, id),
		"points": await balanceOf(db.reader, visit.user.uid, now)
	})}`;
}, "/work/wt/speed/src/pages/incentives/[productId]/purchase.astro", void 0);
var $$file = "/work/wt/speed/src/pages/incentives/[productId]/purchase.astro";
var $$url = "/incentives/[productId]/purchase";
// \0virtual:astro:page:src/pages/incentives/[productId]/purchase@_@astro
var page = () => purchase_exports;
export { page };
