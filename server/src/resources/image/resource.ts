import { UploadedImage } from "contract"
import { imageRoutes } from "#resources/image/routes.ts"
import { example, type Resource } from "#resources/resource.ts"

const url = "https://images.example.com/web-security.webp"

export const image: Resource = {
  routes: imageRoutes,
  examples: [example(UploadedImage, { data: { url }, success: true, status: 200 })],
}
