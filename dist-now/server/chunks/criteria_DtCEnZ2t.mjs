import { t as msg } from "./message_DmblFCuN.mjs";
// src/lib/shared/audience/criteria.ts
/** The criteria of audiences. A new criterion needs a line here and a value in users' profiles. */
var criterionTypes = [
	"language",
	"country",
	"title",
	"organizations",
	"profession",
	"skill"
];
var both = ["registered", "unregistered"];
var criteria = {
	language: {
		label: msg("Language"),
		values: "languages",
		statedBy: "person",
		single: both,
		storefronts: both
	},
	country: {
		label: msg("Country"),
		values: "countries",
		statedBy: "others",
		single: both,
		storefronts: ["registered"]
	},
	title: {
		label: msg("Title"),
		values: { vocabulary: "title" },
		statedBy: "others",
		single: both,
		storefronts: ["registered"]
	},
	organizations: {
		label: msg("Organisations"),
		values: "organizations",
		statedBy: "others",
		single: ["registered"],
		storefronts: both
	},
	profession: {
		label: msg("Profession"),
		values: { vocabulary: "profession" },
		statedBy: "others",
		single: [],
		storefronts: ["registered"]
	},
	skill: {
		label: msg("Skill"),
		values: { vocabulary: "skill" },
		statedBy: "person",
		single: [],
		storefronts: ["registered"]
	}
};
/** The criteria that users may set themselves: all but organizations, which also decide which trainings they see. */
var statableCriteria = [
	"language",
	"country",
	"title",
	"profession",
	"skill"
];
/** The criteria that users set themselves on a new site. */
var defaultOwnCriteria = statableCriteria.filter((type) => criteria[type].statedBy === "person");
/** The criteria of a user that are lists of terms. */
var termCriteria = ["profession", "skill"];
/** Returns the criteria that a storefront's editor offers, in order. */
function criteriaOf(storefront) {
	return criterionTypes.filter((type) => criteria[type].storefronts.includes(storefront));
}
/** Whether a previewed audience of this storefront has at most one value of the criterion. */
function isSingle(type, storefront) {
	return criteria[type].single.includes(storefront);
}
export { isSingle as a, defaultOwnCriteria as i, criteriaOf as n, statableCriteria as o, criterionTypes as r, termCriteria as s, criteria as t };
