import { t as formatsFor } from "./format_C8jj6Q-c.mjs";
// src/layouts/trainings/cardView.ts
var trainingPath = (id) => `/training/${id}`;
/** Returns the context of the page for a training's card. */
function cardView(locals) {
	const { t, language, direction, format, theme, site, user } = locals;
	const { timezone: timeZone, date_time_formats: patterns } = site.general;
	return {
		t,
		lang: language,
		dir: direction,
		format,
		roomFormat: formatsFor({
			lang: language,
			timeZone,
			patterns
		}),
		hasOwnTime: user !== null,
		cover: theme.coverHref,
		coverDrawing: theme.coverDrawing,
		icon: theme.iconHref,
		links: {
			search: "/search",
			training: trainingPath,
			login: "/user/login",
			signUp: site.general.signup_url || null
		},
		search: {
			total: 0,
			back: ""
		}
	};
}
export { cardView as t };
