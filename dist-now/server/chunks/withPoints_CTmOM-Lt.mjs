// src/lib/server/catalogue/list/withPoints.ts
/** Returns the same cards with the points that they earn. */
async function withPoints(cards, earnsFor) {
	const points = await earnsFor(cards.map(({ id }) => id));
	return cards.map((card) => {
		const earns = points.get(card.id);
		return earns === void 0 ? card : {
			...card,
			points: earns
		};
	});
}
export { withPoints as t };
