import { t as _codeId__exports } from "./_codeId__CkNvbxsS.mjs";
// \0virtual:astro:page:src/pages/api/v2/incentives/products/[id]/codes/[codeId]@_@ts
var page = () => _codeId__exports;
export { page };
