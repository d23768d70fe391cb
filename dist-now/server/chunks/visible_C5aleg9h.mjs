import { sql } from "kysely";
// src/lib/server/catalogue/list/visible.ts
/**
* Returns the SQL condition for trainings that the user may see: published, and open to everyone or to one of the user's
* organisations. Every query that returns or counts trainings must have it.
*/
function visibleTo(user) {
	return user && user.organizations.length > 0 ? visibleIn(user.organizations) : everyones;
}
/** Returns the same condition for members of these organisations. */
function visibleIn(organizations) {
	return (eb) => eb.and([eb("trainings.published", "=", 1), eb.or([isOpen(eb), belongsTo(eb, organizations)])]);
}
function everyones(eb) {
	return eb.and([eb("trainings.published", "=", 1), isOpen(eb)]);
}
/** Whether a user may see a training of the catalogue, which holds only published ones. */
function maySee(user, { organizations }) {
	return organizations.length === 0 || (user?.organizations.some((id) => organizations.includes(id)) ?? false);
}
/** Identifies users who may see the same trainings, so that they can share cached counts. */
function groupOf({ owners }, user) {
	return (user?.organizations.filter((id) => owners.has(id)) ?? []).toSorted((a, b) => a - b).join();
}
/** Whether a training is restricted to no organisation. */
function isOpen(eb) {
	return eb.not(eb.exists(owners(eb).select(sql.lit(1).as("one"))));
}
function belongsTo(eb, organizations) {
	return eb.exists(owners(eb).select(sql.lit(1).as("one")).where("organization_id", "in", organizations));
}
function owners(eb) {
	return eb.selectFrom("training_organizations").whereRef("training_id", "=", "trainings.id");
}
export { visibleTo as i, maySee as n, visibleIn as r, groupOf as t };
