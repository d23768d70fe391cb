import { trainingOf } from '#tests/bench/searchCatalogue.ts'
import { partBuilder } from '#server/catalogue/search/indexPart.ts'
import { corpusOf } from '#server/catalogue/search/corpus.ts'
import { rank } from '#server/catalogue/search/rank.ts'
const N = Number(process.argv[2] ?? 100000)
const b = partBuilder()
for (let n = 0; n < N; n++) {
  const t: any = trainingOf(n, [1,2,3])
  const texts = Object.values(t.texts) as any[]
  b.add({ id: n+1, language: t.language, described: Object.keys(t.texts), title: texts.map(x=>x.title).join('\n'), summary: texts.map(x=>[x.summary, x.description].join(' ')).join('\n'), provider: t.provider ?? '', topics: 'Software', more: t.type } as any)
}
const part = b.build()
const corpus = corpusOf(part)
console.log('words', part.words.length, 'entries', part.documents.length)
let seed = 7
const rnd = (n:number)=>{ seed = (Math.imul(seed, 1103515245)+12345)>>>0; return (seed>>>8)%n }
function garble(w: string, k: number){ const l=[...w]; for(let i=0;i<k;i++) l[rnd(l.length)] = 'abcdefghijklmnoprstu'[rnd(20)]!; return l.join('') }
const latin = part.words.filter(w=>/^[a-z]+$/.test(w))
const pick = (min:number,max:number)=>{ for(;;){const w=latin[rnd(latin.length)]!; if(w.length>=min&&w.length<=max) return w} }
function fill(make:()=>string){ let s=''; for(;;){const w=make(); if(s.length+1+w.length>200) return s.trim(); s+=' '+w} }
const qs: Record<string,string[]> = {
 'plain': ['data','python','projekt','数据'],
 'garbled 6-7 by 2': Array.from({length:3},()=>fill(()=>garble(pick(6,7),2))),
 'garbled 6-7 by 3': Array.from({length:3},()=>fill(()=>garble(pick(6,7),3))),
 'garbled 8-10 by 2': Array.from({length:3},()=>fill(()=>garble(pick(8,10),2))),
 'garbled 8-10 by 3': Array.from({length:3},()=>fill(()=>garble(pick(8,10),3))),
 'garbled 4-5': Array.from({length:3},()=>fill(()=>garble(pick(4,5),1))),
 'real 4-5': Array.from({length:3},()=>fill(()=>pick(4,5))),
 'two-letter + 3': Array.from({length:3},()=>fill(()=>'aeioumnrst'[rnd(10)]!+'aeioumnrst'[rnd(10)]!+'aeioumnrst'[rnd(10)]!)),
 'random 6': Array.from({length:3},()=>fill(()=>Array.from({length:6},()=>'aeionrst'[rnd(8)]).join(''))),
 'random 8': Array.from({length:3},()=>fill(()=>Array.from({length:8},()=>'aeionrst'[rnd(8)]).join(''))),
 '40-letter halves': Array.from({length:3},()=>fill(()=>Array.from({length:39},()=>'aeionrst'[rnd(8)]).join(''))),
 'cjk': [ '数据分析项目管理机器学习算法编程领导力时间管理网络安全急救写作数据库统计入门实战教程高级从零开始学基础课程'.repeat(5).slice(0,200) ],
 'frequent any': [fill(()=>['data','xqzzyq','for','work','course','online','beginners','management'][rnd(8)]!+'')],
 'prefix letters distinct': ['a b c d e f g h i j k l m n o p q r s t u v w x y z 1 2 3 4 5 6 7 8 9 aa ab ac ad ae af ag ah ai aj ak al am an ao ap aq ar as at au av aw ax ay az ba be bi bo bu ca ce ci co cu da de di do du st in co'],
}
if (process.argv[3]) for (let r=0;r<15;r++) for (const q of [...qs['garbled 6-7 by 2']!, ...qs['real 4-5']!]) rank(corpus, q.slice(0,200), 'en').best(25)
else for (const [name, list] of Object.entries(qs)) for (const q of list) {
  const t0 = process.cpuUsage(); const w0=performance.now()
  const f = rank(corpus, q.slice(0,200), 'en'); const best = f.best(25)
  const c = process.cpuUsage(t0)
  console.log(name.padEnd(22), ((c.user+c.system)/1000).toFixed(0).padStart(6),'ms cpu', (performance.now()-w0).toFixed(0).padStart(6),'ms', 'hits',best.length, f.close, 'bytes', f.bytes, q.slice(0,40))
}
