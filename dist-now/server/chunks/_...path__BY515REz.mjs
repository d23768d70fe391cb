import { t as __exportAll } from "./rolldown-runtime_BJohB4LM.mjs";
import { n as answerFailure } from "./answer_C0L_Xm8x.mjs";
import { o as notFound } from "./refusal_BIBnmlLH.mjs";
// src/pages/api/v2/[...path].ts
var ____path__exports = /* @__PURE__ */ __exportAll({ ALL: () => ALL });
/** Every path below the base that the contract does not have. */
var ALL = ({ locals }) => answerFailure(notFound(), locals);
export { ____path__exports as t };
