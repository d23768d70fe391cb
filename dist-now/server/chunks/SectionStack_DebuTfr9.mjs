import { a as Fragment$1, d as renderTemplate, i as renderComponent, x as unescapeHTML } from "./server_CjKx5xvU.mjs";
import { n as createComponent, t as createAstro } from "./compiler_B83-AZkn.mjs";
import { n as Row, r as Head, t as TrainingSet } from "./TrainingSet_ZNerl3Gv.mjs";
import { a as trainingTypeLabels, i as enrolmentStateLabels, n as trainingCover, r as sessionTime, t as TrainingTile } from "./TrainingTile_B-zzaUkF.mjs";
import { n as markOf, t as headingBelow } from "./view_CpOSxNHE.mjs";
import { m as isSafeLink, p as isElsewhere } from "./parts_y5RGtRrx.mjs";
import { r as readFilm } from "./registry_DyvED6SM.mjs";
import { a as loginPath } from "./paths_C2R0dYgq.mjs";
import { _ as renderScript, a as searchBackUrl } from "./SiteLayout_t_H1ItV2.mjs";
import { t as cardView } from "./cardView_ChT91LaF.mjs";
/* empty css                   */
import { renderToStaticMarkup } from "react-dom/server";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
// src/islands/sections/SearchForm.tsx
/** The large search field with topics below it. */
function SearchForm({ terms, view: { t, links, search } }) {
	const label = t("Search {{count}} trainings", { count: search.total });
	return /* @__PURE__ */ jsxs("div", {
		className: "find",
		children: [/* @__PURE__ */ jsxs("form", {
			className: "sb",
			action: links.search,
			children: [
				/* @__PURE__ */ jsx("input", {
					type: "hidden",
					name: "search_back_url",
					value: search.back
				}),
				/* @__PURE__ */ jsx("input", {
					type: "search",
					name: "s",
					placeholder: label,
					"aria-label": label
				}),
				/* @__PURE__ */ jsx("button", {
					className: "btn fill",
					type: "submit",
					children: t("Search")
				})
			]
		}), /* @__PURE__ */ jsx(Chips, { terms })]
	});
}
/** Terms as small links in a wrapping line. */
function Chips({ terms }) {
	if (terms.length === 0) return null;
	return /* @__PURE__ */ jsx("ul", {
		className: "chips",
		children: terms.map(({ tid, name, url }) => /* @__PURE__ */ jsx("li", { children: /* @__PURE__ */ jsx("a", {
			href: url,
			children: name
		}) }, tid))
	});
}
// src/islands/sections/categories/View.tsx
var CategoriesView = ({ content, settings, data, view, mark, level }) => {
	if (data.terms.length === 0) return null;
	return /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx(Head, {
		content,
		mark,
		level,
		view
	}), settings.layout === "chips" ? /* @__PURE__ */ jsx(Chips, { terms: data.terms }) : /* @__PURE__ */ jsx("ul", {
		className: "tiles",
		children: data.terms.map(({ tid, name, count, url }) => /* @__PURE__ */ jsx("li", { children: /* @__PURE__ */ jsxs("a", {
			href: url,
			children: [/* @__PURE__ */ jsx("b", { children: name }), settings.counts && /* @__PURE__ */ jsx("span", { children: view.format.number(count) })]
		}) }, tid))
	})] });
};
// src/islands/sections/continue-learning/ResumeCard.tsx
/** A training in progress as a wide card: its cover, the learner's progress, and the button that opens it. */
function ResumeCard({ training, view, heading: Heading, eager, note, started }) {
	const { t, links } = view;
	const page = links.training(training.id);
	const { title } = training;
	return /* @__PURE__ */ jsxs("li", {
		className: "tc",
		children: [/* @__PURE__ */ jsx("img", {
			src: trainingCover(training, view),
			alt: "",
			width: "400",
			height: "300",
			loading: eager ? void 0 : "lazy"
		}), /* @__PURE__ */ jsxs("div", { children: [
			/* @__PURE__ */ jsxs("p", {
				className: "me dotted",
				children: [/* @__PURE__ */ jsx("span", { children: note }), training.duration_minutes !== null && /* @__PURE__ */ jsx("span", { children: view.format.duration(training.duration_minutes) })]
			}),
			/* @__PURE__ */ jsx(Heading, {
				...markOf(training.lang, view),
				children: /* @__PURE__ */ jsx("a", {
					href: page,
					children: title
				})
			}),
			training.provider && /* @__PURE__ */ jsx("p", {
				className: "by",
				children: training.provider
			}),
			/* @__PURE__ */ jsx("form", {
				method: "post",
				action: `${page}/enrolment`,
				children: /* @__PURE__ */ jsx("button", {
					className: "btn fill",
					type: "submit",
					name: "action",
					value: "launch",
					"aria-label": started ? t("Continue: {{title}}", { title }) : t("Start: {{title}}", { title }),
					children: started ? t("Continue") : t("Start")
				})
			})
		] })]
	});
}
// src/islands/sections/continue-learning/View.tsx
var resumed = 2;
var ContinueLearningView = ({ content, data, view, mark, level, lead }) => {
	if (data.items.length === 0) return null;
	const heading = headingBelow(level, content.title);
	const cards = data.items.map(({ training, state }) => {
		const parts = {
			training,
			view,
			heading,
			eager: lead,
			note: view.t(enrolmentStateLabels[state])
		};
		return data.items.length <= resumed ? /* @__PURE__ */ jsx(ResumeCard, {
			...parts,
			started: state === "in_progress"
		}, training.id) : /* @__PURE__ */ jsx(TrainingTile, {
			...parts,
			action: /* @__PURE__ */ jsxs("form", {
				method: "post",
				action: `${view.links.training(training.id)}/enrolment`,
				children: [/* @__PURE__ */ jsx("button", {
					className: "btn line",
					type: "submit",
					name: "action",
					value: "launch",
					"aria-describedby": `go-${training.id}`,
					children: state === "in_progress" ? view.t("Continue") : view.t("Start")
				}), /* @__PURE__ */ jsx("span", {
					className: "unseen",
					id: `go-${training.id}`,
					children: training.title
				})]
			})
		}, training.id);
	});
	return /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx(Head, {
		content,
		mark,
		level,
		more: data.moreUrl,
		view
	}), data.items.length <= resumed ? /* @__PURE__ */ jsx("ul", {
		className: "resume",
		children: cards
	}) : /* @__PURE__ */ jsx(Row, {
		view,
		label: content.title || view.t("Continue learning"),
		children: cards
	})] });
};
// src/islands/sections/Anchor.tsx
/**
* A link by an editor. In the editor it may be incomplete or unsafe: then only its text is shown.
*/
function Anchor({ href, className, children }) {
	if (!isSafeLink(href)) return /* @__PURE__ */ jsx("span", {
		className,
		children
	});
	return /* @__PURE__ */ jsx("a", {
		href,
		className,
		rel: isElsewhere(href) ? "noopener noreferrer" : void 0,
		children
	});
}
// src/islands/sections/numbered.ts
/**
* Returns items with their position as a key: they have no ids, two may be equal, and their views have no state.
*/
function numbered(items) {
	return items.map((item, key) => ({
		key,
		item
	}));
}
// src/islands/sections/Buttons.tsx
/** Up to two ways on: the first filled, the second outlined. */
function Buttons({ links, mark }) {
	if (links.length === 0) return null;
	return /* @__PURE__ */ jsx("div", {
		className: "go",
		...mark,
		children: numbered(links).map(({ key, item: { label, url } }) => /* @__PURE__ */ jsx(Anchor, {
			href: url,
			className: key === 0 ? "btn fill" : "btn line",
			children: label
		}, key))
	});
}
// src/islands/sections/cta/View.tsx
var CtaView = ({ content, view, mark, level }) => /* @__PURE__ */ jsxs("div", {
	className: "act",
	children: [/* @__PURE__ */ jsx(Head, {
		content,
		mark,
		level,
		view
	}), /* @__PURE__ */ jsx(Buttons, {
		links: content.links,
		mark
	})]
});
// src/islands/sections/Prose.tsx
/** Rich text. Only the nodes of the schema are rendered, and text is never HTML. */
function Prose({ text, mark, heading, className = "prose" }) {
	const tags = headingTags(text, Number(heading.slice(1)));
	return /* @__PURE__ */ jsx("div", {
		className,
		...mark,
		children: text.content.map((block, place) => drawBlock(block, place, tags))
	});
}
function headingTags(text, top) {
	const ranked = [...new Set(text.content.flatMap((block) => block.type === "heading" ? [block.attrs.level] : []))].sort().map((level, rank) => [level, `h${Math.min(6, top + rank)}`]);
	return Object.fromEntries(ranked);
}
function drawBlock(block, key, tags) {
	if (block.type === "paragraph") return /* @__PURE__ */ jsx("p", { children: block.content?.map(drawInline) }, key);
	if (block.type === "heading") {
		const Heading = tags[block.attrs.level] ?? "h6";
		return /* @__PURE__ */ jsx(Heading, { children: block.content?.map(drawInline) }, key);
	}
	const children = block.content.map((child, place) => drawBlock(child, place, tags));
	if (block.type === "listItem") return /* @__PURE__ */ jsx("li", { children }, key);
	return block.type === "bulletList" ? /* @__PURE__ */ jsx("ul", { children }, key) : /* @__PURE__ */ jsx("ol", { children }, key);
}
function drawInline(inline, key) {
	if (inline.type === "hardBreak") return /* @__PURE__ */ jsx("br", {}, key);
	let drawn = inline.text;
	for (const mark of inline.marks ?? []) if (mark.type === "bold") drawn = /* @__PURE__ */ jsx("strong", { children: drawn }, key);
	else if (mark.type === "italic") drawn = /* @__PURE__ */ jsx("em", { children: drawn }, key);
	else drawn = /* @__PURE__ */ jsx(Anchor, {
		href: mark.attrs.href,
		children: drawn
	}, key);
	return drawn;
}
// src/islands/sections/faq/View.tsx
var FaqView = ({ content, settings, view, mark, level }) => {
	const Question = headingBelow(level, content.title);
	const below = headingBelow(level, "");
	return /* @__PURE__ */ jsxs("div", {
		className: "faq",
		children: [/* @__PURE__ */ jsx(Head, {
			content,
			mark,
			level,
			view
		}), /* @__PURE__ */ jsx("div", {
			...mark,
			children: numbered(content.items).map(({ key, item: { question, answer } }) => /* @__PURE__ */ jsxs("details", {
				open: settings.open_first && key === 0,
				children: [/* @__PURE__ */ jsx("summary", { children: /* @__PURE__ */ jsx(Question, { children: question }) }), /* @__PURE__ */ jsx(Prose, {
					text: answer,
					mark: {},
					heading: below
				})]
			}, key))
		})]
	});
};
// src/islands/sections/Art.tsx
var shapes = {
	"16:9": {
		width: 960,
		height: 540,
		className: "art r169",
		cover: "16/9"
	},
	"4:3": {
		width: 800,
		height: 600,
		className: "art r43",
		cover: "4/3"
	},
	"1:1": {
		width: 700,
		height: 700,
		className: "art r11",
		cover: "4/3"
	},
	"3:4": {
		width: 600,
		height: 800,
		className: "art r34",
		cover: "3/4"
	}
};
/** The class that gives an element the look and ratio of a section's picture. */
function artClass(ratio) {
	return shapes[ratio].className;
}
/** The address of a generated drawing for a picture of this ratio. */
function drawing(seed, ratio, view) {
	return view.cover(seed, shapes[ratio].cover);
}
/** An uploaded picture cut to a ratio, or a generated drawing in its place. Its space is reserved before it loads. */
function Art({ picture, seed, ratio, view, eager }) {
	const { width, height, className } = shapes[ratio];
	return /* @__PURE__ */ jsx("img", {
		className,
		src: picture ? picture.file : drawing(seed, ratio, view),
		alt: picture ? picture.alt : "",
		width,
		height,
		loading: eager ? void 0 : "lazy"
	});
}
// src/islands/sections/hero/View.tsx
var HeroView = (props) => {
	const { content, settings, data, view, mark, level } = props;
	const Title = `h${level}`;
	return /* @__PURE__ */ jsxs("div", {
		className: settings.art === "none" ? "hero" : "hero two",
		children: [/* @__PURE__ */ jsxs("div", {
			className: "tx",
			children: [
				content.eyebrow && /* @__PURE__ */ jsx("p", {
					className: "eb",
					...mark,
					children: content.eyebrow
				}),
				/* @__PURE__ */ jsx(Title, {
					...mark,
					children: content.title
				}),
				content.text && /* @__PURE__ */ jsx("p", {
					className: "ld",
					...mark,
					children: content.text
				}),
				/* @__PURE__ */ jsx(Buttons, {
					links: content.links,
					mark
				}),
				settings.search && /* @__PURE__ */ jsx(SearchForm, {
					terms: data.terms,
					view
				})
			]
		}), /* @__PURE__ */ jsx(HeroArt, { ...props })]
	});
};
function HeroArt({ content, settings, view, lead }) {
	if (settings.art === "none") return null;
	if (settings.art === "picture") return /* @__PURE__ */ jsx(Art, {
		picture: content.picture,
		seed: settings.covers[0] ?? "hero",
		ratio: "4:3",
		view,
		eager: lead
	});
	const drawings = settings.covers.map((seed) => view.coverDrawing(seed, "3/4")).join("");
	return /* @__PURE__ */ jsx("div", {
		className: "pile",
		"aria-hidden": "true",
		dangerouslySetInnerHTML: { __html: drawings }
	});
}
// src/islands/sections/image-text/View.tsx
var ImageTextView = ({ content, settings, view, mark, level, lead }) => {
	const Title = `h${level}`;
	return /* @__PURE__ */ jsxs("div", {
		className: settings.side === "start" ? "two swap" : "two",
		children: [/* @__PURE__ */ jsxs("div", {
			className: "tx",
			children: [
				content.eyebrow && /* @__PURE__ */ jsx("p", {
					className: "eb",
					...mark,
					children: content.eyebrow
				}),
				/* @__PURE__ */ jsx(Title, {
					...mark,
					children: content.title
				}),
				/* @__PURE__ */ jsx(Prose, {
					text: content.body,
					mark,
					heading: headingBelow(level, content.title)
				}),
				/* @__PURE__ */ jsx(Buttons, {
					links: content.link ? [content.link] : [],
					mark
				})
			]
		}), /* @__PURE__ */ jsx(Art, {
			picture: content.picture,
			seed: settings.seed,
			ratio: settings.ratio,
			view,
			eager: lead
		})]
	});
};
// src/islands/sections/incentives/View.tsx
var IncentivesView = ({ content, data, view, mark, level, lead }) => {
	if (!data || data.products.length === 0) return null;
	const { t } = view;
	const Title = headingBelow(level, content.title);
	return /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx(Head, {
		content,
		mark,
		level,
		more: data.url,
		view,
		children: data.points !== null && /* @__PURE__ */ jsx("p", {
			className: "pts",
			children: t("You have {{count}} points", { count: data.points })
		})
	}), /* @__PURE__ */ jsx(Row, {
		view,
		label: content.title || t("Rewards"),
		children: data.products.map(({ id, title, lang, points, cover, url }) => /* @__PURE__ */ jsxs("li", {
			className: "tc",
			children: [
				/* @__PURE__ */ jsx("img", {
					src: cover ?? view.cover(`product-${id}`, "4/3"),
					alt: "",
					width: "400",
					height: "300",
					loading: lead ? void 0 : "lazy"
				}),
				/* @__PURE__ */ jsx(Title, {
					...markOf(lang, view),
					children: /* @__PURE__ */ jsx("a", {
						href: url,
						children: title
					})
				}),
				/* @__PURE__ */ jsx("p", {
					className: "pts",
					children: t("{{count}} points", { count: points })
				})
			]
		}, id))
	})] });
};
// src/islands/sections/leaderboard/View.tsx
var LeaderboardView = ({ content, data, view, mark, level }) => {
	if (!data || data.rows.length === 0) return null;
	const { t, format } = view;
	return /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx(Head, {
		content,
		mark,
		level,
		more: data.url,
		view
	}), /* @__PURE__ */ jsx("ol", {
		className: "board",
		children: numbered(data.rows).map(({ key, item: { rank, name, points, me } }) => /* @__PURE__ */ jsxs("li", {
			"aria-current": me || void 0,
			children: [
				/* @__PURE__ */ jsx("b", { children: format.number(rank) }),
				/* @__PURE__ */ jsx("bdi", { children: name }),
				me && /* @__PURE__ */ jsx("small", { children: t("You") }),
				/* @__PURE__ */ jsx("span", {
					className: "pts",
					children: t("{{count}} points", { count: points })
				})
			]
		}, key))
	})] });
};
// src/islands/sections/logos/View.tsx
var LogosView = ({ content, settings, view, mark, level }) => /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx(Head, {
	content,
	mark,
	level,
	view
}), /* @__PURE__ */ jsx("ul", {
	className: `logos ${settings.size}${settings.grey ? " grey" : ""}`,
	...mark,
	children: numbered(content.items).map(({ key, item }) => /* @__PURE__ */ jsx("li", { children: item.url ? /* @__PURE__ */ jsx(Anchor, {
		href: item.url,
		children: /* @__PURE__ */ jsx(Logo, { ...item })
	}) : /* @__PURE__ */ jsx(Logo, { ...item }) }, key))
})] });
function Logo({ name, file }) {
	return file ? /* @__PURE__ */ jsx("img", {
		src: file,
		alt: name,
		width: "160",
		height: "48",
		loading: "lazy"
	}) : name;
}
// src/islands/sections/recommended/View.tsx
var RecommendedView = ({ settings, ...rest }) => rest.data.trainings.length > 0 ? /* @__PURE__ */ jsx(TrainingSet, {
	...rest,
	layout: settings.layout
}) : null;
// src/islands/sections/rich-text/View.tsx
var RichTextView = ({ content, settings, view, mark, level }) => /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx(Head, {
	content,
	mark,
	level,
	view
}), /* @__PURE__ */ jsx(Prose, {
	text: content.body,
	mark,
	heading: headingBelow(level, content.title),
	className: settings.columns === 2 ? "prose cols" : "prose"
})] });
// src/islands/sections/search/View.tsx
var SearchView = ({ content, data, view, mark, level }) => /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx(Head, {
	content,
	mark,
	level,
	view
}), /* @__PURE__ */ jsx(SearchForm, {
	terms: data.terms,
	view
})] });
// src/islands/sections/sign-up/View.tsx
var SignUpView = ({ content, view, mark, level }) => {
	const { t, links } = view;
	return /* @__PURE__ */ jsxs("div", {
		className: "act",
		children: [/* @__PURE__ */ jsx(Head, {
			content,
			mark,
			level,
			view
		}), /* @__PURE__ */ jsx("div", {
			className: "go",
			children: links.signUp ? /* @__PURE__ */ jsx("a", {
				className: "btn fill",
				href: links.signUp,
				...content.label && mark,
				children: content.label || t("Sign up")
			}) : /* @__PURE__ */ jsx("a", {
				className: "btn fill",
				href: links.login,
				children: t("Log in")
			})
		})]
	});
};
// src/islands/sections/slideshow/View.tsx
var SlideshowView = ({ content, settings, view, mark, level, lead }) => {
	const Title = headingBelow(level, content.title);
	return /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx(Head, {
		content,
		mark,
		level,
		view
	}), /* @__PURE__ */ jsx(Row, {
		view,
		label: content.title || view.t("Slideshow"),
		className: `row slides ${settings.height}`,
		children: numbered(content.slides).map(({ key, item: { eyebrow, title, text, link, picture } }) => /* @__PURE__ */ jsxs("li", { children: [/* @__PURE__ */ jsxs("div", {
			className: "tx",
			...mark,
			children: [
				eyebrow && /* @__PURE__ */ jsx("p", {
					className: "eb",
					children: eyebrow
				}),
				/* @__PURE__ */ jsx(Title, { children: title }),
				text && /* @__PURE__ */ jsx("p", {
					className: "ld",
					children: text
				}),
				link && /* @__PURE__ */ jsx(Anchor, {
					href: link.url,
					className: "btn line",
					children: link.label
				})
			]
		}), /* @__PURE__ */ jsx(Art, {
			picture,
			seed: `${settings.seed}-${key}`,
			ratio: "16:9",
			view,
			eager: lead && key === 0
		})] }, key))
	})] });
};
// src/islands/sections/stats/View.tsx
var StatsView = ({ content, data, view, mark, level }) => {
	const shown = content.items.flatMap((item) => {
		const value = shownValue(item, data, view);
		return value ? [{
			label: item.label,
			value
		}] : [];
	});
	if (shown.length === 0) return null;
	return /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx(Head, {
		content,
		mark,
		level,
		view
	}), /* @__PURE__ */ jsx("dl", {
		className: "stats",
		children: numbered(shown).map(({ key, item: { label, value } }) => /* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx("dt", {
			...mark,
			children: label
		}), /* @__PURE__ */ jsx("dd", { children: value })] }, key))
	})] });
};
function shownValue(item, data, view) {
	if (item.source === "own") return item.value;
	const number = data.numbers[item.source];
	return number === void 0 ? "" : view.format.number(number);
}
// src/islands/sections/testimonials/View.tsx
var TestimonialsView = ({ content, settings, view, mark, level }) => {
	const [only, ...others] = content.items;
	const voices = numbered(content.items).map(({ key, item }) => /* @__PURE__ */ jsx("li", { children: /* @__PURE__ */ jsx(Voice, {
		item,
		mark
	}) }, key));
	return /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx(Head, {
		content,
		mark,
		level,
		view
	}), only && others.length === 0 ? /* @__PURE__ */ jsx("div", {
		className: "solo",
		children: /* @__PURE__ */ jsx(Voice, {
			item: only,
			mark
		})
	}) : settings.layout === "carousel" ? /* @__PURE__ */ jsx(Row, {
		view,
		label: content.title || view.t("Testimonials"),
		className: "row voices",
		children: voices
	}) : /* @__PURE__ */ jsx("ul", {
		className: "grid voices",
		children: voices
	})] });
};
function Voice({ item, mark }) {
	const { quote, name, role, picture } = item;
	return /* @__PURE__ */ jsxs("figure", {
		className: "say",
		...mark,
		children: [/* @__PURE__ */ jsx("blockquote", { children: quote }), (name || role) && /* @__PURE__ */ jsxs("figcaption", { children: [
			picture && /* @__PURE__ */ jsx("img", {
				src: picture.file,
				alt: "",
				width: "44",
				height: "44",
				loading: "lazy"
			}),
			name && /* @__PURE__ */ jsx("b", { children: name }),
			role && /* @__PURE__ */ jsx("span", { children: role })
		] })]
	});
}
// src/islands/sections/trainings/View.tsx
var TrainingsView = ({ settings, ...rest }) => rest.data.trainings.length > 0 ? /* @__PURE__ */ jsx(TrainingSet, {
	...rest,
	layout: settings.layout
}) : null;
// src/islands/sections/upcoming-sessions/View.tsx
var UpcomingSessionsView = ({ content, data, view, mark, level }) => {
	if (data.sessions.length === 0) return null;
	const heading = headingBelow(level, content.title);
	return /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx(Head, {
		content,
		mark,
		level,
		more: data.moreUrl,
		view
	}), /* @__PURE__ */ jsx("ul", {
		className: "dates",
		children: data.sessions.map((session) => /* @__PURE__ */ jsx(Session, {
			session,
			view,
			heading
		}, session.id))
	})] });
};
function Session({ session, view, heading: Heading }) {
	const { t, format, links } = view;
	const { starts, place, seats_left, enrolled } = session;
	const at = sessionTime(session, view);
	return /* @__PURE__ */ jsxs("li", {
		className: "tc",
		children: [
			/* @__PURE__ */ jsx("time", {
				dateTime: `${starts.replace(" ", "T")}Z`,
				children: at.day
			}),
			/* @__PURE__ */ jsx(Heading, {
				...markOf(session.lang, view),
				children: /* @__PURE__ */ jsx("a", {
					href: links.training(session.training),
					children: session.title
				})
			}),
			/* @__PURE__ */ jsxs("p", {
				className: "me dotted",
				children: [
					/* @__PURE__ */ jsx("span", { children: at.time }),
					/* @__PURE__ */ jsx("span", { children: t(trainingTypeLabels[session.type]) }),
					session.duration_minutes !== null && /* @__PURE__ */ jsx("span", { children: format.duration(session.duration_minutes) }),
					place && /* @__PURE__ */ jsx("span", { children: place })
				]
			}),
			enrolled && /* @__PURE__ */ jsx("p", {
				className: "tag good",
				children: t("You are enrolled")
			}),
			seats_left !== null && /* @__PURE__ */ jsx("p", {
				className: "pr",
				children: seats_left > 0 ? t("{{count}} places left", { count: seats_left }) : t("Fully booked")
			})
		]
	});
}
// src/islands/sections/video/View.tsx
var hostNames = {
	youtube: "YouTube",
	vimeo: "Vimeo"
};
var VideoView = (props) => {
	const { content, view, mark, level } = props;
	const film = readFilm(content.url);
	return /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx(Head, {
		content,
		mark,
		level,
		view
	}), film && (film.host === "own" ? /* @__PURE__ */ jsx(OwnFilm, {
		...props,
		film
	}) : /* @__PURE__ */ jsx(HostedFilm, {
		...props,
		film
	}))] });
};
function HostedFilm({ content, settings, view, film }) {
	const { t } = view;
	const host = film.host === "vimeo" ? hostNames.vimeo : hostNames.youtube;
	return /* @__PURE__ */ jsxs("figure", {
		className: "film",
		children: [/* @__PURE__ */ jsxs("a", {
			href: film.watch,
			target: "_blank",
			rel: "noopener noreferrer",
			"data-embed": film.embed,
			"aria-label": content.title ? t("Play video: {{title}}", { title: content.title }) : void 0,
			children: [/* @__PURE__ */ jsx(Art, {
				picture: content.poster,
				seed: settings.seed,
				ratio: settings.ratio,
				view
			}), /* @__PURE__ */ jsxs("span", {
				className: "play",
				children: [/* @__PURE__ */ jsx("svg", {
					"aria-hidden": "true",
					children: /* @__PURE__ */ jsx("use", { href: view.icon("play_circle") })
				}), t("Play video")]
			})]
		}), /* @__PURE__ */ jsx("figcaption", { children: t("Nothing is loaded from {{host}} before you play it.", { host }) })]
	});
}
function OwnFilm({ content, settings, view, film }) {
	return /* @__PURE__ */ jsx("video", {
		className: artClass(settings.ratio),
		controls: true,
		preload: "none",
		poster: content.poster?.file ?? drawing(settings.seed, settings.ratio, view),
		src: film.watch
	});
}
// src/islands/sections/registry.tsx
/** The view of each section type. */
var drawings = {
	hero: { View: HeroView },
	slideshow: { View: SlideshowView },
	trainings: { View: TrainingsView },
	categories: { View: CategoriesView },
	search: { View: SearchView },
	rich_text: { View: RichTextView },
	image_text: { View: ImageTextView },
	video: { View: VideoView },
	cta: {
		View: CtaView,
		panel: true
	},
	faq: { View: FaqView },
	testimonials: { View: TestimonialsView },
	stats: { View: StatsView },
	logos: { View: LogosView },
	upcoming_sessions: { View: UpcomingSessionsView },
	continue_learning: { View: ContinueLearningView },
	recommended: { View: RecommendedView },
	incentives: { View: IncentivesView },
	leaderboard: { View: LeaderboardView },
	sign_up: {
		View: SignUpView,
		panel: true
	}
};
// src/islands/sections/SectionFrame.tsx
var widths = {
	narrow: "slim",
	normal: "",
	wide: "wide",
	full: "full"
};
var schemes = {
	paper: "",
	tint: "tint",
	primary: "pri",
	ink: "inv"
};
var paddings = {
	none: "p0",
	small: "p1",
	normal: "",
	large: "p3"
};
var overlays = {
	soft: "o1",
	medium: "o2",
	strong: "o3"
};
/** The frame of a section: its width, padding and background. The anchor `#s12` leads to section 12. */
function SectionFrame({ id, appearance, panel, children }) {
	const { width, scheme, background, overlay, padding, alignment } = appearance;
	const ground = classes(schemes[scheme], background && overlays[overlay]);
	const place = classes("sec", paddings[padding], alignment === "center" && "mid");
	const picture = background && /* @__PURE__ */ jsx("img", {
		className: "bg",
		src: background,
		alt: "",
		loading: "lazy"
	});
	const inside = classes("in", widths[width]);
	if (panel && width !== "full") return /* @__PURE__ */ jsx("section", {
		id: `s${id}`,
		className: place,
		children: /* @__PURE__ */ jsx("div", {
			className: inside,
			children: /* @__PURE__ */ jsxs("div", {
				className: classes("pan", ground),
				children: [picture, children]
			})
		})
	});
	return /* @__PURE__ */ jsxs("section", {
		id: `s${id}`,
		className: classes(place, ground),
		children: [picture, /* @__PURE__ */ jsx("div", {
			className: inside,
			children
		})]
	});
}
function classes(...names) {
	return names.filter(Boolean).join(" ");
}
// src/islands/sections/drawSection.tsx
/**
* One section in its frame, for the page and for the editor; null where it has nothing to show (no trainings found,
* the shop is closed), so that no empty band is left.
*/
function drawSection({ section, data }, view, { level, lead }) {
	const { id, type, lang } = section;
	const { content, settings, appearance } = section.data;
	const { View, panel = false } = drawings[type];
	const drawn = View({
		content,
		settings,
		appearance,
		data,
		view,
		mark: markOf(lang, view),
		level,
		lead
	});
	if (!drawn) return null;
	return /* @__PURE__ */ jsx(SectionFrame, {
		id,
		appearance,
		panel,
		children: drawn
	}, id);
}
// src/islands/sections/render.tsx
var leadingSections = 2;
/**
* The sections of a page as HTML, for `set:html`. `level` is the heading level of the first section: 1 where
* `opensPage` says that it carries the page's h1, else 2 (the page then has an h1 of its own). A drawing is a pure
* function of its inputs, so a cached one can be shown to every user.
*/
function renderSections(sections, view, level, kept) {
	const seen = written(view);
	return sections.map((section, place) => {
		const stand = {
			level: place === 0 ? level : 2,
			lead: place < leadingSections
		};
		const draw = () => ({ html: renderToStaticMarkup(drawSection(section, view, stand)) });
		return kept(JSON.stringify([section, stand]) + seen, draw).html;
	}).join("");
}
var numbers = /* @__PURE__ */ new WeakMap();
var functions = 0;
/** Returns the context of a page as text; each function has its own number. */
function written(view) {
	return JSON.stringify(view, (_name, value) => typeof value === "function" ? numberOf(value) : value);
}
function numberOf(made) {
	const known = numbers.get(made);
	if (known !== void 0) return known;
	numbers.set(made, ++functions);
	return functions;
}
/** Whether the first section says what the page is, so that its title is the page's h1. */
function opensPage(sections) {
	return sections[0]?.section.type === "hero";
}
// src/layouts/storefront/viewContext.ts
/** Returns the context of the page for sections. */
function viewContext(locals, url, { trainings }) {
	const view = cardView(locals);
	const back = searchBackUrl(url);
	return {
		...view,
		links: {
			...view.links,
			login: loginPath(back)
		},
		search: {
			total: trainings,
			back
		}
	};
}
// src/layouts/storefront/SectionStack.astro
createAstro("https://astro.build");
var $$SectionStack = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$SectionStack;
	const { sections, trainings, level } = Astro.props;
	const view = viewContext(Astro.locals, Astro.url, { trainings });
	return renderTemplate`${renderComponent($$result, "Fragment", Fragment$1, {}, { "default": ($$result) => renderTemplate`${unescapeHTML(renderSections(sections, view, level, Astro.locals.runtime.drawings))}` })}${renderScript($$result, "/work/wt/speed/src/layouts/storefront/SectionStack.astro?astro&type=script&index=0&lang.ts")}`;
}, "/work/wt/speed/src/layouts/storefront/SectionStack.astro", void 0);
export { opensPage as n, $$SectionStack as t };
