import { t as contrast } from "./contrast_DCe6Q47X.mjs";
// src/lib/shared/theme/covers/chance.ts
/** Returns random numbers from any text (a 32-bit FNV-1a hash starts a mulberry32 sequence). */
function chanceFrom(seed) {
	let state = hash32(seed);
	const next = () => {
		state = state + 1831565813 | 0;
		let mixed = Math.imul(state ^ state >>> 15, state | 1);
		mixed ^= mixed + Math.imul(mixed ^ mixed >>> 7, mixed | 61);
		return ((mixed ^ mixed >>> 14) >>> 0) / 2 ** 32;
	};
	const whole = (from, to) => from + Math.floor(next() * (to - from + 1));
	return {
		between: (from, to) => from + next() * (to - from),
		whole,
		pick: (from) => from[whole(0, from.length - 1)],
		happens: (share) => next() < share
	};
}
/** A 32-bit hash of a text (FNV-1a over its UTF-16 units, mixed so that similar texts get different hashes). */
function hash32(text) {
	let hash = 2166136261;
	for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16777619);
	hash = Math.imul(hash ^ hash >>> 16, 2246822507);
	hash = Math.imul(hash ^ hash >>> 13, 3266489909);
	return (hash ^ hash >>> 16) >>> 0;
}
// src/lib/shared/theme/covers/canvas.ts
/** Returns a number for SVG, rounded to a tenth of a unit. */
function n(value) {
	return `${Math.round(value * 10) / 10 || 0}`;
}
function disc(x, y, radius, fill) {
	return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}"/>`;
}
function box(x, y, width, height, fill) {
	return `<path d="M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}z" fill="${fill}"/>`;
}
// src/lib/shared/theme/covers/bars.ts
/** Columns of different heights: a row of books, a skyline, arches, or pieces that reach for each other. */
function bars(canvas) {
	const { width, height, scheme, chance } = canvas;
	const { accent, band, base } = scheme;
	const kind = chance.pick([
		"flat",
		"flat",
		"arched",
		"facing"
	]);
	const count = Math.round(width / chance.pick(kind === "facing" ? [50, 58] : [
		36,
		44,
		52
	]));
	const pitch = width / count;
	const gap = pitch * (kind === "facing" ? .24 : chance.pick([.1, .16]));
	const colours = chance.pick([
		[
			band,
			accent,
			base
		],
		[
			accent,
			band,
			base
		],
		[
			base,
			band,
			accent
		]
	]);
	const draw = {
		flat,
		arched,
		facing
	}[kind];
	return skyline(count, canvas).map((share, at) => {
		const [fill, next] = [colours[at % 3], colours[(at + 1) % 3]];
		return draw({
			x: at * pitch + gap / 2,
			wide: pitch - gap,
			top: height * (1 - share),
			height,
			gap
		}, fill, next);
	}).join("");
}
/** Heights as shares. Neighbours differ clearly, otherwise the row reads as a staircase. */
function skyline(count, { chance }) {
	const shares = [];
	while (shares.length < count) {
		const share = chance.between(.16, .86);
		const last = shares.at(-1);
		if (last === void 0 || Math.abs(share - last) > .09) shares.push(share);
	}
	return shares;
}
function flat({ x, wide, top, height }, fill) {
	return bar(x, wide, top, height + 2, fill);
}
function arched({ x, wide, top, height }, fill) {
	const radius = n(wide / 2);
	const foot = height + 2;
	return `<path d="M${n(x)} ${foot}V${n(top)}a${radius} ${radius} 0 0 1 ${n(wide)} 0V${foot}z" fill="${fill}"/>`;
}
/** One piece rises from the bottom, another hangs from the top. */
function facing({ x, wide, top, height, gap }, fill, next) {
	const meet = top * .8 + height * .2;
	return bar(x, wide, meet, height + 2, fill) + bar(x, wide, -2, meet - gap * 1.6, next);
}
function bar(x, wide, from, to, fill) {
	return `<path d="M${n(x)} ${n(from)}h${n(wide)}V${n(to)}h${n(-wide)}z" fill="${fill}"/>`;
}
// src/lib/shared/theme/covers/hills.ts
/** A sun or moon over two or three rolling hills. */
function hills(canvas) {
	const { accent, band, base } = canvas.scheme;
	const inTheSky = sky(canvas);
	const three = canvas.chance.happens(.45);
	const horizon = three ? .54 : .6;
	const nearest = three ? hill(horizon + .32, accent, canvas) : "";
	return inTheSky + hill(horizon, band, canvas) + hill(horizon + .17, base, canvas) + nearest;
}
function sky({ width, height, scheme, chance }) {
	const moon = chance.happens(.25);
	const x = width * chance.between(.22, .78);
	const y = height * (moon ? chance.between(.25, .32) : chance.between(.26, .42));
	const radius = Math.min(width, height) * (moon ? .17 : chance.between(.17, .24));
	const whole = disc(x, y, radius, scheme.accent);
	const bite = disc(x + radius * chance.pick([-.42, .42]), y - radius * .24, radius * .86, scheme.ground);
	return moon ? whole + bite : whole;
}
/** One wave across the picture, its crests and hollows level so that the slopes run smoothly into each other. */
function hill(level, fill, { width, height, chance }) {
	const stride = width * chance.between(.42, .6);
	const swing = height * chance.between(.07, .13);
	let side = chance.pick([-1, 1]);
	let x = -stride * chance.between(.1, .9);
	let y = level * height + side * swing;
	const foot = height + 2;
	let path = `M${n(x)} ${foot}V${n(y)}`;
	while (x < width) {
		side = -side;
		const nextX = x + stride * chance.between(.85, 1.15);
		const nextY = level * height + side * swing * chance.between(.7, 1.1);
		const middle = n((x + nextX) / 2);
		path += `C${middle} ${n(y)} ${middle} ${n(nextY)} ${n(nextX)} ${n(nextY)}`;
		[x, y] = [nextX, nextY];
	}
	return `<path d="${path}V${foot}z" fill="${fill}"/>`;
}
// src/lib/shared/theme/covers/mosaic.ts
/** A grid of tiles: squares, discs, quarter discs, half discs and leaves, with room left between them. */
function mosaic({ width, height, scheme, chance }) {
	const { size, columns, rows } = grid(width, height);
	const colours = [
		scheme.base,
		scheme.band,
		scheme.accent
	];
	const paths = colours.map(() => "");
	const colourOf = [];
	for (let at = 0; at < columns * rows; at++) {
		const neighbours = [at % columns > 0 ? colourOf[at - 1] : -1, at >= columns ? colourOf[at - columns] : -1];
		const shape = neighbours.includes(void 0) ? chance.pick(solid) : chance.pick(shapes);
		if (!shape) continue;
		const wanted = chance.pick([
			0,
			0,
			0,
			1,
			1,
			2,
			2
		]);
		const colour = neighbours.includes(wanted) ? chance.pick([
			0,
			1,
			2
		]) : wanted;
		const x = at % columns * size + (width - columns * size) / 2;
		const y = Math.floor(at / columns) * size + (height - rows * size) / 2;
		paths[colour] += shape(x, y, size, chance.whole(0, 3));
		colourOf[at] = colour;
	}
	return paths.map((path, at) => path && `<path d="${path}" fill="${colours[at]}" stroke="${colours[at]}" stroke-width=".5"/>`).join("");
}
/** Three tiles along the short side; the long side cuts its outer ones where it must. */
function grid(width, height) {
	const size = Math.min(width, height) / 3;
	return {
		size,
		columns: Math.ceil(width / size),
		rows: Math.ceil(height / size)
	};
}
var square = (x, y, size) => `M${n(x)} ${n(y)}h${n(size)}v${n(size)}h${n(-size)}z`;
var circle = (x, y, size) => {
	const r = n(size / 2);
	return `M${n(x)} ${n(y + size / 2)}a${r} ${r} 0 0 1 ${n(size)} 0a${r} ${r} 0 0 1 ${n(-size)} 0z`;
};
/** A quarter of a disc as large as the tile, in one of its corners. */
var quarter = (x, y, size, turn) => {
	const [cornerX, cornerY, alongX, alongY] = corner(x, y, size, turn);
	return `M${n(cornerX)} ${n(cornerY)}h${n(alongX)}A${n(size)} ${n(size)} 0 0 ${alongX * alongY > 0 ? 1 : 0} ${n(cornerX)} ${n(cornerY + alongY)}z`;
};
/** Two arcs from corner to corner. */
var leaf = (x, y, size, turn) => {
	const [cornerX, cornerY, alongX, alongY] = corner(x, y, size, turn);
	const arc = (toX, toY) => `A${n(size)} ${n(size)} 0 0 1 ${n(toX)} ${n(toY)}`;
	return `M${n(cornerX)} ${n(cornerY)}${arc(cornerX + alongX, cornerY + alongY)}${arc(cornerX, cornerY)}z`;
};
/** Half a disc on one side of the tile. */
var half = (x, y, size, turn) => {
	const r = n(size / 2);
	if (turn === 0) return `M${n(x)} ${n(y)}a${r} ${r} 0 0 0 ${n(size)} 0z`;
	if (turn === 1) return `M${n(x)} ${n(y + size)}a${r} ${r} 0 0 1 ${n(size)} 0z`;
	if (turn === 2) return `M${n(x)} ${n(y)}a${r} ${r} 0 0 1 0 ${n(size)}z`;
	return `M${n(x + size)} ${n(y)}a${r} ${r} 0 0 0 0 ${n(size)}z`;
};
var solid = [
	quarter,
	quarter,
	quarter,
	quarter,
	quarter,
	leaf,
	leaf,
	circle,
	half,
	square
];
var shapes = [
	...solid,
	void 0,
	void 0
];
function corner(x, y, size, turn) {
	const right = turn === 1 || turn === 2;
	const bottom = turn >= 2;
	return [
		right ? x + size : x,
		bottom ? y + size : y,
		right ? -size : size,
		bottom ? -size : size
	];
}
// src/lib/shared/theme/covers/rings.ts
/** Rings around a core: whole, rising from an edge or a corner, or cut in two halves that have slipped. */
function rings(canvas) {
	return canvas.chance.happens(.3) ? slipped(canvas) : whole(canvas);
}
function whole(canvas) {
	const { width, height, scheme, chance } = canvas;
	const { x, y, core } = chance.pick(centres);
	const step = Math.min(width, height) * chance.between(.15, .2);
	return fan({
		x: x * width,
		y: y * height,
		step,
		core: step * core,
		reach: Math.hypot(width, height)
	}, bandOf(canvas), coreOf(canvas, scheme.ground));
}
/** Where rings may lie, as shares of the picture; the less of the core is seen, the larger it is. */
var centres = [
	{
		x: .5,
		y: .5,
		core: 1.1
	},
	{
		x: .7,
		y: .6,
		core: 1.3
	},
	{
		x: .3,
		y: .6,
		core: 1.3
	},
	{
		x: .68,
		y: .36,
		core: 1.2
	},
	{
		x: .5,
		y: 1,
		core: 1.6
	},
	{
		x: 0,
		y: 1,
		core: 2
	},
	{
		x: 1,
		y: 1,
		core: 2
	}
];
/** Two halves in turned colours, each clipped by a nested picture (which needs no id). */
function slipped(canvas) {
	const { width, height, scheme, chance } = canvas;
	const band = bandOf(canvas);
	const upright = width < height;
	const [halfWidth, halfHeight] = upright ? [width, height / 2] : [width / 2, height];
	const step = Math.min(width, height) * chance.between(.15, .19);
	const slip = step * chance.pick([1, 2]);
	const reach = Math.hypot(width, height) * .62;
	const half = (second) => {
		const shift = second ? slip / 2 : -slip / 2;
		const [x, y] = upright ? [width / 2 + shift, second ? 0 : halfHeight] : [second ? 0 : halfWidth, height / 2 + shift];
		const [left, top] = upright ? [0, second ? halfHeight : 0] : [second ? halfWidth : 0, 0];
		const back = second ? box(0, 0, halfWidth, halfHeight, band) : "";
		const [stripe, around] = second ? [scheme.ground, band] : [band, scheme.ground];
		const inner = back + fan({
			x,
			y,
			step,
			core: step,
			reach
		}, stripe, coreOf(canvas, around));
		return `<svg x="${n(left)}" y="${n(top)}" width="${n(halfWidth)}" height="${n(halfHeight)}">${inner}</svg>`;
	};
	return half(false) + half(true);
}
function fan({ x, y, step, core, reach }, band, coreFill) {
	const circles = [];
	for (let radius = core + step * .7; radius - step / 4 < reach; radius += step) circles.push(`<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}"/>`);
	return `<g fill="none" stroke="${band}" stroke-width="${n(step / 2)}">${circles.join("")}</g>` + disc(x, y, core, coreFill);
}
function bandOf({ scheme: { ground, band, base } }) {
	return contrast(band, ground) >= 1.5 ? band : base;
}
/** The accent where it shows on what is around it, else the base. */
function coreOf({ scheme: { accent, base } }, around) {
	return contrast(accent, around) >= 1.4 ? accent : base;
}
// src/lib/shared/theme/covers/slats.ts
/** Slanted slats: leaning one way, meeting in the middle, or spreading from a corner like rays. */
function slats(canvas) {
	const kind = canvas.chance.pick([
		"leaning",
		"leaning",
		"meeting",
		"rays"
	]);
	if (kind === "rays") return rays(canvas);
	return kind === "leaning" ? leaning(canvas) : meeting(canvas);
}
function leaning(canvas) {
	const { width, height, chance } = canvas;
	const lean = height * chance.between(.35, .62) * (chance.happens(.5) ? 1 : -1);
	const slat = Math.sqrt(width * height) * chance.pick([
		.085,
		.1,
		.13
	]);
	const gap = slat * chance.pick([
		.45,
		.7,
		1
	]);
	const outlines = [];
	for (let x = Math.min(0, -lean) - slat * chance.between(0, 1); x < width + Math.max(0, -lean); x += slat + gap) outlines.push(`M${n(x)} ${n(height)}l${n(lean)} ${n(-height)}h${n(slat)}l${n(-lean)} ${n(height)}z`);
	return coloured(outlines, canvas);
}
/** Slats from both sides that meet on the middle line, like a woven band. */
function meeting(canvas) {
	const { width, height, chance } = canvas;
	const slat = Math.sqrt(width * height) * chance.pick([.11, .14]);
	const gap = slat * chance.pick([.5, .9]);
	const rise = width / 2 * chance.between(.55, .95);
	const [side, up, down] = [
		n(width / 2),
		n(-rise),
		n(rise)
	];
	const outlines = [];
	for (let y = -slat; y < height + rise; y += slat + gap) outlines.push(`M0 ${n(y)}l${side} ${up}l${side} ${down}v${n(slat)}l-${side} ${up}l-${side} ${down}z`);
	return coloured(outlines, canvas);
}
function rays(canvas) {
	const { width, height, scheme, chance } = canvas;
	const right = chance.happens(.5);
	const x = right ? width : 0;
	const count = chance.pick([
		11,
		13,
		15
	]);
	const reach = Math.hypot(width, height) * 1.1;
	const point = (share) => {
		const angle = share * Math.PI / 2;
		return `${n(x + (right ? -1 : 1) * Math.cos(angle) * reach)} ${n(height - Math.sin(angle) * reach)}`;
	};
	const outlines = [];
	for (let at = 0; at < count; at += 2) outlines.push(`M${n(x)} ${n(height)}L${point(at / count)}L${point((at + 1) / count)}z`);
	const radius = Math.min(width, height) * chance.between(.3, .42);
	const sun = disc(x, height, radius * 1.18, scheme.ground) + disc(x, height, radius, scheme.accent);
	return coloured(outlines, canvas) + sun;
}
/** Gives every third outline the same colour. */
function coloured(outlines, { scheme: { accent, band, base }, chance }) {
	const colours = chance.pick([
		[
			base,
			band,
			accent
		],
		[
			band,
			base,
			accent
		],
		[
			accent,
			base,
			band
		]
	]);
	return colours.map((_, turn) => outlines.filter((_, at) => at % 3 === turn).join("")).map((path, turn) => `<path d="${path}" fill="${colours[turn]}"/>`).join("");
}
// src/lib/shared/theme/covers/drawCover.ts
/** The shapes that covers come in, and the size of their drawing. */
var coverRatios = {
	"4/3": [400, 300],
	"3/4": [300, 400],
	"16/9": [480, 270]
};
var families = [
	mosaic,
	rings,
	bars,
	hills,
	slats
];
/**
* Draws the picture of a thing that has none: always the same for the same seed, of the same family and
* in the same colours in every ratio. It only decorates, so it says nothing to a screen reader: `alt=""` where it is shown.
*/
function drawCover({ seed, palette, ratio = "4/3" }) {
	const [width, height] = coverRatios[ratio];
	const choice = chanceFrom(seed);
	const family = choice.pick(families);
	const scheme = choice.pick(palette);
	const drawing = family({
		width,
		height,
		scheme,
		chance: chanceFrom(`${seed} ${ratio}`)
	});
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">${box(0, 0, width, height, scheme.ground)}${drawing}</svg>`;
}
// src/lib/shared/theme/covers/coverName.ts
/** Increased when covers are drawn differently, because browsers cache their addresses forever. */
var drawing = 1;
/** Returns a short hash of a palette; it changes with the colours and the version of the drawing. */
function paletteHash(palette) {
	const known = hashes.get(palette);
	if (known) return known;
	const hash = hash32(JSON.stringify([drawing, palette])).toString(36).padStart(7, "0");
	hashes.set(palette, hash);
	return hash;
}
/** A page has dozens of covers with one palette. */
var hashes = /* @__PURE__ */ new WeakMap();
/**
* Returns the address of a cover, which browsers can cache forever: `/media/cover/{paletteHash}/{ratio}/{seed}.svg`, the
* ratio written `4-3`.
*
* @throws RangeError if the seed is not 1–64 letters, digits, `-` or `_`
*/
function coverName({ seed, ratio, palette }) {
	if (!seedForm.test(seed)) throw new RangeError(`Not a seed of a cover: ${seed}`);
	return `/media/cover/${paletteHash(palette)}/${ratio.replace("/", "-")}/${seed}.svg`;
}
/** Parses such an address; returns `undefined` if it is not one. Its palette may be outdated. */
function parseCoverName(path) {
	const [, mark, sides, seed] = path.match(/^\/media\/cover\/([0-9a-z]{7})\/(\d+-\d+)\/([\w-]{1,64})\.svg$/) ?? [];
	const ratio = ratios.find((known) => known.replace("/", "-") === sides);
	return mark && seed && ratio ? {
		paletteHash: mark,
		ratio,
		seed
	} : void 0;
}
var seedForm = /^[\w-]{1,64}$/;
var ratios = Object.keys(coverRatios);
export { hash32 as i, parseCoverName as n, drawCover as r, coverName as t };
