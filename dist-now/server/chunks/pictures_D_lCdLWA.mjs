// demo/content/pictures.ts
/** The edge of the table under every object. */
var TABLE = 222;
var shape = (d, fill) => `<path d="${d}" fill="${fill}"/>`;
var line = (d, stroke, width) => `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round"/>`;
var disc = (x, y, r, fill) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
/** By the key of the product. */
var pictures = {
	"enamel-mug": {
		scheme: 0,
		alt: {
			en: "An enamel mug with a steaming drink",
			ar: "كوب مطلي بالمينا يتصاعد منه البخار"
		},
		draw: ({ base, band, accent }) => line("M170 92q-14-16 0-32t0-32M206 92q-14-16 0-32t0-32", band, 7) + line("M252 134h20a24 24 0 0 1 0 60h-20", base, 15) + shape("M128 112h128v88q0 22-22 22h-84q-22 0-22-22z", base) + shape("M122 106h140v14H122z", accent)
	},
	"dotted-notebook": {
		scheme: 5,
		alt: {
			en: "A notebook with a ribbon",
			ar: "دفتر ملاحظات بشريط"
		},
		draw: ({ band, accent, base }) => shape("M128 58h140q12 0 12 12v152H128z", band) + shape("M128 58h22v164h-22z", base) + shape("M236 58h16v188l-8-10-8 10z", accent) + [...Array(5).keys()].flatMap((row) => [
			0,
			1,
			2
		].map((col) => disc(172 + col * 22, 92 + row * 24, 3, base))).join("")
	},
	"fountain-pen": {
		scheme: 3,
		alt: {
			en: "A fountain pen on a sheet of paper",
			ar: "قلم حبر على ورقة"
		},
		draw: ({ base, band, accent }) => shape("M96 64h170v158H96z", "#fff") + line("M122 100h96M122 126h112M122 152h64", accent, 4) + shape("M312 44l22 16-96 128-24-16z", band) + shape("M214 172l24 16-38 30 2-26z", base) + line("M202 216l16-22", "#fff", 3)
	},
	"desk-lamp": {
		scheme: 4,
		alt: {
			en: "A reading lamp that lights a table",
			ar: "مصباح قراءة يضيء طاولة"
		},
		draw: ({ accent, band, base }) => shape("M150 112l-60 110h176z", `${accent}55`) + line("M268 218l18-92-84-52", band, 10) + shape("M214 52l-70 26 14 42 84-30z", accent) + shape("M226 210h84q10 0 10 12H216q0-12 10-12z", base)
	},
	"tote-bag": {
		scheme: 6,
		alt: {
			en: "A cotton bag with a printed sun",
			ar: "حقيبة قطنية مطبوع عليها شمس"
		},
		draw: ({ accent, band, base }) => line("M164 112q0-72 36-72t36 72", base, 9) + shape("M122 102h156l14 120H108z", accent) + disc(200, 166, 30, band) + shape("M112 190q44-26 88 0t88 0l4 32H108z", base)
	},
	"thermos-flask": {
		scheme: 8,
		alt: {
			en: "A thermos flask and a cup",
			ar: "قارورة حافظة للحرارة وكوب"
		},
		draw: ({ band, accent, base }) => shape("M152 92q0-14 14-14h44q14 0 14 14v116q0 14-14 14h-44q-14 0-14-14z", band) + shape("M160 44h56v34h-56z", base) + shape("M152 128h72v18h-72z", accent) + shape("M252 170h56v38q0 14-14 14h-28q-14 0-14-14z", base)
	},
	"rain-umbrella": {
		scheme: 9,
		alt: {
			en: "An open umbrella in the rain",
			ar: "مظلة مفتوحة تحت المطر"
		},
		draw: ({ accent, band, base }) => line("M84 60l-10 26M132 32l-10 26M300 36l-10 26M338 84l-10 26", band, 5) + line("M204 70v128q0 20 18 20t18-18", base, 9) + shape("M88 152q12-92 116-92t116 92q-30-22-58 0-28-22-58 0-28-22-58 0-28-22-58 0z", accent) + shape("M146 152q12-92 58-92t58 92q-28-22-58 0-30-22-58 0z", base)
	},
	"lambswool-scarf": {
		scheme: 1,
		alt: {
			en: "A folded scarf with fringes",
			ar: "وشاح مطوي ذو أهداب"
		},
		draw: ({ band, accent, base }) => shape("M104 160q0-22 22-22h148q22 0 22 22v40q0 22-22 22H126q-22 0-22-22z", base) + shape("M104 172h192v12H104zM104 192h192v6H104z", band) + shape("M214 138h56v104h-56z", accent) + shape("M214 164h56v10h-56zM214 182h56v6h-56z", band) + line("M220 244v14M232 244v16M242 244v14M252 244v16M264 244v14", accent, 6)
	},
	"book-of-your-choice": {
		scheme: 2,
		alt: {
			en: "A pile of books",
			ar: "كومة من الكتب"
		},
		draw: ({ accent, band, base }) => shape("M104 184h188v38H104z", accent) + shape("M124 146h160v38H124z", band) + shape("M112 112h164v34H112z", base) + shape("M150 60l128 18-6 34H144z", accent) + shape("M128 192h14v22h-14zM146 154h10v22h-10zM134 120h12v18h-12z", band)
	},
	"plant-a-tree": {
		scheme: 0,
		alt: {
			en: "A young tree in a pot",
			ar: "شجرة صغيرة في أصيص"
		},
		draw: ({ base, accent, band }) => line("M200 172V92", base, 8) + shape("M200 108q-64 0-66-58 66 0 66 58z", base) + shape("M200 132q0-56 62-58 2 58-62 58z", base) + disc(288, 62, 24, accent) + shape("M150 166h100l-12 56h-76z", accent) + shape("M144 158h112v16H144z", band)
	}
};
/** The picture of a product in the colours of a brand. */
function drawPicture({ scheme, draw }, palette) {
	const colours = palette[scheme % palette.length];
	if (!colours) return "";
	const table = shape(`M0 ${TABLE}h400v78H0z`, `${colours.base}22`);
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice">${shape("M0 0h400v300H0z", colours.ground)}${table}${draw(colours)}</svg>`;
}
export { pictures as n, drawPicture as t };
