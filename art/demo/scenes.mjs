import { box, hem, image, schemes } from "./canvas.mjs"
import { adda, ceremony, lab, rain, servers, workshop } from "./scenes-inside.mjs"
import { alpona, ctf, fair, rickshaw, river, summit } from "./scenes-outside.mjs"

const [long, short] = [640, 480]

const wide = {
  lab: ["teal", lab],
  ctf: ["ink", ctf],
  summit: ["mint", summit],
  fair: ["clay", fair],
  river: ["teal", river],
  rickshaw: ["sand", rickshaw],
}
const tall = {
  workshop: ["bottle", workshop],
  ceremony: ["sand", ceremony],
  adda: ["clay", adda],
  servers: ["ink", servers],
  alpona: ["moss", alpona],
  rain: ["teal", rain],
}

const drawn = (list, width, height) =>
  Object.entries(list).map(([name, [scheme, draw]]) => {
    const c = schemes[scheme]
    const foot = box(0, height - 24, width, 24, c.ground) + hem(0, height - 24, width, c.mid)
    return [`gallery-${name}`, image(width, height, box(0, 0, width, height, c.ground) + draw(c) + foot)]
  })

export const gallery = [...drawn(wide, long, short), ...drawn(tall, short, long)]
