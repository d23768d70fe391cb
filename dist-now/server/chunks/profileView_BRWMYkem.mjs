import { i as termNames } from "./listTaxonomy_DkJ3Wzm4.mjs";
import { t as findUser } from "./listUsers_CpNMwQiW.mjs";
// src/lib/server/accounts/profileView.ts
/** The profile of the user with this uid, in the reader's language. */
async function profileOf(reader, uid, languages) {
	const person = await findUser(reader, uid);
	if (!person) return void 0;
	const country = person.country && new Intl.DisplayNames([languages.language], { type: "region" }).of(person.country);
	const [title = ""] = await termNames(reader, person.title_tid ? [person.title_tid] : [], languages);
	return {
		person,
		country: country ?? "",
		title,
		organizations: await organizationNames(reader, person.organizations),
		profession: await termNames(reader, person.profile.profession ?? [], languages),
		skill: await termNames(reader, person.profile.skill ?? [], languages)
	};
}
async function organizationNames(reader, ids) {
	if (ids.length === 0) return [];
	return (await reader.selectFrom("organizations").select("name").where("id", "in", ids).orderBy("name").execute()).map(({ name }) => name);
}
export { profileOf as t };
