// src/lib/server/people/audience.ts
/**
* The user as the evaluator of audiences sees it. For a visitor only the language of the request is known; a user's own
* language comes first.
*/
function audienceOf(user, language) {
	if (!user) return { language: [language] };
	return {
		...user.profile,
		language: [user.language ?? language],
		country: user.country ? [user.country] : [],
		title: user.title_tid ? [user.title_tid] : [],
		organizations: user.organizations
	};
}
export { audienceOf as t };
