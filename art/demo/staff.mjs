import {
  bottle,
  cream,
  deep,
  forest,
  green,
  ink,
  leaf,
  milk,
  mint,
  night,
  paper,
  sand,
  skins,
  teal,
} from "../site/palette.mjs"
import { earrings, hijab } from "../site/people.mjs"
import { deepGold, gold, stroke, vermilion } from "./canvas.mjs"
import { frames, headset, jacket, kameez, overshirt, panjabi, saree, veil } from "./clothes.mjs"
import { curly, layered, lowKnot, receding, shoulderLength, swept, tightCurls } from "./coiffures.mjs"

const plum = "#7a4760"

/** Invented people, described in server/src/resources/team/demo.ts. */
export const staff = {
  "team-nafisa": {
    ground: "sand",
    skin: "wheat",
    style: lowKnot,
    mood: { mouth: "lips", under: stroke("M-21 23q-5 6-4 12M21 23q5 6 4 12", skins.wheat[1], 2.5) },
    garment: saree("wheat", deep, green, [gold, forest], forest),
    more: frames("#5b4632", 9) + earrings(gold),
  },
  "team-tanvir": {
    ground: "mist",
    skin: "honey",
    style: swept,
    beard: "short",
    mood: { mouth: "smile", brow: "broad", shape: "square" },
    garment: jacket(ink, [mint, "#a9d6c0"], "#1f4344"),
  },
  "team-sharmin": {
    ground: "corn",
    skin: "honey",
    style: shoulderLength,
    mood: { mouth: "smile", turn: 2 },
    garment: kameez("honey", teal, mint, [paper, teal]),
    more: earrings(gold),
  },
  "team-anik": {
    ground: "leaf",
    skin: "wheat",
    style: layered,
    mood: { look: "gentle", brow: "flat", shape: "round", mouth: "smile" },
    garment: overshirt("#2f4f66", paper, "#264257"),
  },
  "team-rafid": {
    ground: "clay",
    skin: "clove",
    style: receding,
    beard: "moustache",
    mood: { brow: "broad", shape: "long" },
    garment: jacket("#4f4336", [milk, paper], "#3e342a", bottle),
    more: frames(night, 4),
  },
  "team-sudipta": {
    ground: "mint",
    skin: "almond",
    style: curly,
    mood: { mouth: "laugh", teep: vermilion, shape: "round" },
    garment: saree("almond", cream, "#c98a2b", [plum, gold], deepGold),
    more: earrings(gold),
  },
  "team-jannat": {
    ground: "sand",
    veiled: hijab("wheat", { mouth: "smile" }, [plum, "#5e3449"]),
    garment: veil(plum, "#5e3449", leaf),
  },
  "team-imtiaz": {
    ground: "moss",
    skin: "almond",
    style: tightCurls,
    mood: { mouth: "laugh", brow: "flat" },
    garment: panjabi(paper, sand, deepGold),
    more: headset(ink, "#2c4b4d"),
  },
}
