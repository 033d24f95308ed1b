import { bottle, clay, cream, green, ink, milk, mint, night, paper, sand, scarlet, teal } from "../site/palette.mjs"
import { beard, earrings, glasses, hijab } from "../site/people.mjs"
import { disc, gold, vermilion } from "./canvas.mjs"
import { beads, hooded, panjabi, shirt, shoulderCloth, tunic, veil } from "./clothes.mjs"
import { bob, combed, loose, plaited, ponytail, quiff, wavy } from "./coiffures.mjs"

const [blush, rose] = ["#e6cdbf", "#c39a8c"]

/** Invented people, described in server/src/resources/review/demo.ts. */
export const students = {
  "student-mim": {
    ground: "river",
    skin: "wheat",
    style: loose,
    mood: { mouth: "laugh", look: "glad" },
    garment: tunic("wheat", vermilion, [gold, scarlet]),
    more: earrings(gold),
  },
  "student-rafi": {
    ground: "sand",
    skin: "honey",
    style: quiff,
    beard: "stubble",
    mood: { brow: "broad", mouth: "smile" },
    garment: shirt(green, "#1d7a5c", bottle),
  },
  "student-shuvo": {
    ground: "mint",
    skin: "almond",
    style: wavy,
    mood: { brow: "broad" },
    garment: hooded("#3f6478", "#2f4f62", paper),
    more: beard() + glasses(0, night),
  },
  "student-oishi": {
    ground: "corn",
    veiled: hijab("honey", { mouth: "smile" }, [teal, "#0f3840"]),
    garment: veil(teal, "#0f3840", paper, "M-42 36C-20 62 36 68 70 90C82 100 86 120 86 140H44C40 112-14 92-42 36z"),
    more: glasses(0, night),
  },
  "student-joy": {
    ground: "mist",
    skin: "cocoa",
    style: combed,
    beard: "moustache",
    mood: { brow: "flat", shape: "square" },
    garment: shirt(cream, paper, clay),
  },
  "student-zara": {
    ground: "clay",
    skin: "wheat",
    style: bob,
    mood: { mouth: "smile", shape: "round" },
    garment: panjabi("#35596b", "#284859", gold),
  },
  "student-rituparna": {
    ground: "moss",
    skin: "clove",
    style: plaited,
    mood: { mouth: "smile", teep: scarlet },
    garment: tunic("clove", milk, [green, milk]),
    more: earrings(gold),
  },
  "student-habiba": {
    ground: "teal",
    veiled: hijab("clove", { mouth: "smile", look: "glad" }, [blush, rose]),
    garment: veil(blush, rose, blush),
    more: disc(-38, 44, 4, gold),
  },
  "student-labanya": {
    ground: "leaf",
    skin: "honey",
    style: ponytail(gold),
    mood: { look: "gentle", mouth: "smile", shape: "round" },
    garment: tunic("honey", ink, [vermilion, paper]),
    more:
      shoulderCloth(vermilion, [
        [ink, paper],
        [gold, ink],
      ]) +
      beads(100, mint) +
      earrings(sand),
  },
}
