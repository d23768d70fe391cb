// src/lib/server/people/me.ts
/** The user's own data as the API returns it; for a visitor the uid is `null`. */
function meOf(user) {
	if (!user) return { uid: null };
	const { permissions: _, roles, organizations, ...person } = user;
	return {
		...person,
		roles: [...roles],
		organizations: [...organizations]
	};
}
export { meOf as t };
