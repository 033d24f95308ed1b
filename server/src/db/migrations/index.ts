// In the order of their names. A landed migration is never edited: add the next one.
export { first as "0001-accounts-and-certificates" } from "#db/migrations/0001-accounts-and-certificates.ts"
export { second as "0002-every-resource" } from "#db/migrations/0002-every-resource.ts"
export { third as "0003-search" } from "#db/migrations/0003-search.ts"
export { fourth as "0004-for-the-dashboards" } from "#db/migrations/0004-for-the-dashboards.ts"
export { sixth as "0006-images-by-path" } from "#db/migrations/0006-images-by-path.ts"
export { eighth as "0008-signed-audit-head" } from "#db/migrations/0008-signed-audit-head.ts"
export { ninth as "0009-demo-records" } from "#db/migrations/0009-demo-records.ts"
export { tenth as "0010-search-without-an-index" } from "#db/migrations/0010-search-without-an-index.ts"
