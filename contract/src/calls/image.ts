import { anyone, signedIn } from "../call.ts"
import { callsOf } from "../calls-of.ts"
import { ByImageName, imageLimits, UploadedImage, UploadImage } from "../image.ts"

const image = callsOf()

export const getImage = image.get("/images/:name", {
  access: anyone,
  params: ByImageName,
  responseType: "image/webp",
  errors: { notFound: "imageNotFound" },
  summary: "A picture that was uploaded",
  description: "What a name stands for never changes: it may be kept for ever.",
})

export const uploadImage = image.post("/images", {
  access: signedIn,
  bodyType: "multipart/form-data",
  body: UploadImage,
  // Leaves room for the multipart form around the file.
  maxBodyBytes: imageLimits.bytes + 64 * 1024,
  response: UploadedImage,
  errors: { badInput: "imageMissing", tooLarge: "imageTooLarge", wrongType: "imageTypes" },
  summary: "Upload a picture",
  description:
    "JPEG or PNG, at most 5 MB and 40 megapixels. What is kept is drawn anew from it, without what the file says besides: WebP, at most 1,600 pixels wide and high. 60 pictures in 10 minutes from one address, then 429; and 20 in 24 hours by one student (others 500, both can be set). Students whose email is not verified store one in all, then 403. 503 while the disk is nearly full.",
})
