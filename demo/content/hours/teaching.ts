/** The usernames of the learners who also teach. */
export const teaching: ReadonlySet<string> = new Set([
  'signe.thorup',
  'aino.virtanen',
  'yusuf.aydin',
  'eleanor.whitcombe',
  'fergus.macinnes',
  'siobhan.kelleher',
  'huda.najjar',
  'oliver.pemberton',
  'adwoa.mensah',
  'zofia.lis',
  'wanjiru.kamau',
  'kenji.murakawa',
])
