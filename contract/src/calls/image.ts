import { anyone, signedIn } from "../call/call.ts"
import { callsOf } from "../call/calls-of.ts"
import { ByImageName, imageLimits, UploadedImage, UploadImage } from "../image/image.ts"

export * from "../image/image.ts"

const image = callsOf()

export const getImage = image.get("/images/:name", {
  access: anyone,
  params: ByImageName,
  responseType: "image/webp",
  errors: { notFound: "imageNotFound" },
  summary: "Get an uploaded image",
  description: "The image under a name never changes and can be cached forever.",
})

export const uploadImage = image.post("/images", {
  access: signedIn,
  bodyType: "multipart/form-data",
  body: UploadImage,
  // Leaves room for the multipart form around the file.
  maxBodyBytes: imageLimits.bytes + 64 * 1024,
  response: UploadedImage,
  // Decoding and re-encoding an image is the most expensive request that is open to any user.
  limit: { per: "network", max: 60, minutes: 10 },
  errors: { badInput: "imageMissing", tooLarge: "imageTooLarge", wrongType: "imageTypes" },
  summary: "Upload an image",
  description:
    "JPEG or PNG, at most 5 MB and 40 megapixels. The image is re-encoded as WebP, at most 1,600 pixels wide and high, without metadata; that of a student or instructor, who have only a profile photo, at most 512 pixels and 64 KiB. Returns 429 after 20 images in 24 hours by one student (500 by other users; both limits are configurable). Students with an unverified email address can store one image in total, then get 403. Returns 503 while the disk is nearly full.",
})
