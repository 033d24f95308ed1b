import { exportRoutes } from "#resources/export/routes.ts"
import type { Resource } from "#resources/resource.ts"

export const exports: Resource = { routes: exportRoutes }
