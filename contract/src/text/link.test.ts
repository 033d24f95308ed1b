import { expect, test } from "vitest"
import { image, lengths, link, optionalImage, optionalLink } from "./input.ts"

test.for([
  ["forms.gle/abc", "https://forms.gle/abc"],
  [" www.facebook.com/prohori ", "https://www.facebook.com/prohori"],
  ["Example.com", "https://Example.com"],
  ["example.com:8080?a=b", "https://example.com:8080?a=b"],
  ["youtube.com/@prohori#top", "https://youtube.com/@prohori#top"],
  ["উদাহরণ.বাংলা/পাতা", "https://উদাহরণ.বাংলা/পাতা"],
  ["xn--45be.xn--54b7fta0cc", "https://xn--45be.xn--54b7fta0cc"],
  ["http://example.com", "http://example.com"],
])("the link “%s” is stored as “%s”", ([typed, stored]) => {
  expect(link().parse(typed)).toBe(stored)
  expect(optionalLink.parse(typed)).toBe(stored)
})

test.for([
  "javascript:alert(1)",
  "javascript.example:alert(1)",
  "data:text/html,x",
  "ftp://x",
  "ftp://example.com/x",
  "mailto:a@example.com",
  "//example.com/x",
  "foo",
  "foo.",
  "localhost:3000",
  "1.5",
  "192.168.0.1",
  "user@host",
  "user@example.com",
  "user:password@example.com/x",
  "example.com/a b",
  "example.com:port",
])("“%s” is no link", (typed) => {
  for (const schema of [link(), optionalLink, image(), optionalImage])
    expect(schema.safeParse(typed).success).toBe(false)
})

test("an image's link is completed too, but the name of a file is no link", () => {
  expect(image().parse("i.ibb.co/x/photo.jpg")).toBe("https://i.ibb.co/x/photo.jpg")
  expect(optionalImage.parse("i.ibb.co/x/photo.jpg")).toBe("https://i.ibb.co/x/photo.jpg")
  expect(image().safeParse("photo.jpg").success).toBe(false)
})

test("a completed link has the maximum length of every link, and a missing one keeps its message", () => {
  expect(link().safeParse(`example.com/${"x".repeat(lengths.link - 15)}`).success).toBe(false)
  expect(link("starredRequired").safeParse(" ").error?.issues).toMatchObject([
    { message: '{"code":"starredRequired"}' },
  ])
  expect(optionalLink.parse("")).toBe("")
})
