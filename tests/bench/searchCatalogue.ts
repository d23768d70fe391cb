import { chance, weighted } from '#demo/content/chance.ts'
import type { TrainingInput } from '#server/catalogue/save/trainingInput.ts'
import { trainingTypes } from '#shared/contract/trainings.ts'

interface Tongue {
  subjects: readonly string[]
  /** The dots are for the subject. */
  titles: readonly string[]
  /** The syllables of its rare words. */
  syllables: readonly string[]
}

const list = (text: string) => text.split('|')

/** Frequent subjects and titles of each language of the site. */
const tongues: Record<string, Tongue> = {
  en: {
    subjects: list(
      'Python|Leadership|Spreadsheets|Project management|First aid|Data analysis|Statistics|Public speaking|Accessible documents|Databases|Negotiation|Time management|Cyber security|Machine learning|Technical writing|Customer service',
    ),
    titles: list(
      '… for beginners|Advanced …|… in practice|An introduction to …|… at work|The art of …|…, step by step',
    ),
    syllables: list('ba|con|der|fi|gra|hol|in|jor|ke|lin|mor|nes|op|pra|quil|ro|sta|ter|un|ver|wil|yor|zen'),
  },
  de: {
    subjects: list(
      'Führung|Tabellen|Projektleitung|Erste Hilfe|Datenanalyse|Statistik|Datenbanken|Zeitmanagement|Schreiben',
    ),
    titles: list('… für Einsteiger|… im Alltag|Einführung in …|… kompakt|Gute Praxis: …'),
    syllables: list('ver|schlag|keit|ung|hof|stra|gel|wasser|berg|zug|mess|halt|frei|licht|stein|brand|wert'),
  },
  fr: {
    subjects: list('Gestion de projet|Tableurs|Premiers secours|Bases de données|Prise de parole|Sécurité|Rédaction'),
    titles: list('… pour débutants|Introduction à …|… au travail|Les clés de …'),
    syllables: list('mer|cou|ron|ville|ment|tion|pré|sage|lou|bel|fin|chan|dre|eau|gran|pla'),
  },
  es: {
    subjects: list(
      'Gestión de proyectos|Hojas de cálculo|Primeros auxilios|Bases de datos|Liderazgo|Seguridad|Redacción',
    ),
    titles: list('… para principiantes|Introducción a …|… en el trabajo|Curso de …'),
    syllables: list('cion|mar|tras|lle|bue|dor|gar|pue|rio|san|tor|vez|zar|ñez|cal|ber'),
  },
  ar: {
    subjects: list(
      'القيادة|الخوارزميات|إدارة الوقت|جداول البيانات|الإسعافات الأولية|قواعد البيانات|الكتابة|السلامة|البرمجة',
    ),
    titles: list('مقدمة في …|… للمبتدئين|أساسيات …|… في العمل'),
    syllables: list('با|تر|حم|خال|در|سل|شم|عر|قل|مو|نو|هد|كت|في|ري'),
  },
  he: {
    subjects: list('מנהיגות|ניהול פרויקטים|עזרה ראשונה|בסיסי נתונים|תכנות|כתיבה|בטיחות|סטטיסטיקה'),
    titles: list('מבוא ל…|… למתחילים|יסודות …|… בעבודה'),
    syllables: list('בר|גל|דר|חן|טל|כר|לב|מור|נוף|סל|עד|פר|קש|רון|שמ|תב'),
  },
  zh: {
    subjects: list('数据分析|项目管理|机器学习|算法|编程|领导力|时间管理|网络安全|急救|写作|数据库|统计'),
    titles: list('…入门|…实战教程|高级…|从零开始学…|…基础课程'),
    syllables: list('山|河|云|风|林|星|海|石|火|金|木|水|花|鸟|鱼|虫|春|夏|秋|冬'),
  },
}
/** The share of each language in a hundred trainings. */
const shares: Record<string, number> = { en: 45, de: 12, fr: 8, es: 8, ar: 12, he: 5, zh: 10 }
const RARE_WORDS = 30_000
const OFFICES = 400

/** Returns the `nth` training of the catalogue: always the same one. */
export function trainingOf(nth: number, terms: readonly number[]): TrainingInput {
  const below = chanceOf(nth)
  const language = Object.keys(shares)[weighted(() => below(1000) / 1000, Object.values(shares))]!
  const translation = nth % 3 === 0 ? (language === 'ar' ? 'en' : 'ar') : undefined
  return {
    external_id: `bench-${nth}`,
    texts: {
      [language]: textIn(language, below),
      ...(translation && { [translation]: textIn(translation, below) }),
    },
    type: trainingTypes[below(trainingTypes.length)]!,
    language,
    provider: `${rareWord('en', below(OFFICES))} Academy`,
    duration_minutes: 15 + below(300),
    price: below(4) === 0 ? { amount: 1000 + below(90) * 100, currency: 'EUR' } : null,
    cover: null,
    url: 'https://learn.example/course',
    completion: 'self',
    published: true,
    next_session_at: null,
    notes: '',
    terms: [...new Set([terms[below(terms.length)]!, terms[below(terms.length)]!])],
    organizations: [],
  }
}

function textIn(language: string, below: Below) {
  const { subjects, titles } = tongues[language]!
  const [subject, title] = [subjects[below(subjects.length)]!, titles[below(titles.length)]!]
  const gap = language === 'zh' ? '' : ' '
  const rare = () => rareWord(language, Math.floor(RARE_WORDS * (below(10_000) / 10_000) ** 2))
  const summary = Array.from({ length: 16 }, () => (below(4) === 0 ? subjects[below(subjects.length)]! : rare()))
  return {
    title: `${title.replace('…', subject)}${gap}${rare()}`,
    summary: `${summary.join(gap)}.`,
    description: `<p>${summary.toReversed().join(gap)}.</p>`,
  }
}

/** Returns a word that is the rarer the larger its number is. */
function rareWord(language: string, number: number): string {
  const { syllables } = tongues[language]!
  let word = syllables[number % syllables.length]!
  for (let rest = number; rest > 0; rest = Math.floor(rest / syllables.length))
    word += syllables[(rest * 7) % syllables.length]!
  return word
}

type Below = (number: number) => number

/** Returns whole numbers below a given one; each training has its own. */
function chanceOf(nth: number): Below {
  const random = chance(Math.imul(nth, 0x9e3779b1))
  return (number) => Math.floor(random() * number)
}
