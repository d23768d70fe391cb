// src/lib/server/catalogue/facts/changes.ts
/** The tags of the lists in every order. */
var listTags = [
	"trainings:newest",
	"trainings:title",
	"trainings:popular",
	"trainings:start_date"
];
/** Returns the names of the columns and relations that would change. */
function trainingChanges(stored, columns, training) {
	const changed = /* @__PURE__ */ new Set();
	for (const [name, value] of Object.entries(columns)) if (stored.row[name] !== value) changed.add(name);
	if (!isSame(stored.terms, training.terms)) changed.add("terms");
	if (!isSame(stored.organizations, training.organizations)) changed.add("organizations");
	return changed;
}
var decidesMembership = [
	"published",
	"terms",
	"organizations",
	"type",
	"language",
	"provider",
	"price_amount",
	"price_currency"
];
/** Returns the cache tags that these changes touch; `null` stands for a new training. */
function tagsOf(id, changed) {
	const own = `training:${id}`;
	if (changed === null || decidesMembership.some((name) => changed.has(name))) return [own, ...listTags];
	const tags = [own];
	if (changed.has("title_key") || changed.has("translations")) tags.push("trainings:title");
	if (changed.has("next_session_at")) tags.push("trainings:start_date");
	return tags;
}
function isSame(stored, wanted) {
	const sorted = [...new Set(wanted)].toSorted((a, b) => a - b);
	return stored.length === sorted.length && stored.every((id, place) => id === sorted[place]);
}
export { tagsOf as n, trainingChanges as r, listTags as t };
