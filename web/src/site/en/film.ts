import type { Widened } from "#i18n/en.ts"

/** The captions of the company's film and descriptions of its images: art/film draws it and writes the text track. */
export const film = {
  message: {
    arrives: {
      caption: "A message, out of the blue",
      shown:
        "Evening. A phone shakes, and a message slides in: “Congratulations! You have won 20,000 taka. Claim it now.”",
    },
    hooks: {
      caption: "One tap, and you are caught",
      shown:
        "A thumb reaches for the button. A fishing line comes down, its red hook takes hold, and the thumb draws back.",
    },
    offer: ["Congratulations!", "You have won", "20,000 taka"],
    button: "Claim it now",
  },
  lesson: {
    sees: {
      caption: "You can learn to see it",
      shown:
        "Rain at the window. A student sits at her laptop and looks at the same message through a magnifying glass.",
    },
    knows: {
      caption: "In Bengali, step by step",
      shown:
        "Beside the message three signs are ticked, in Bengali: the sender is unknown, it hurries you, the link is fake.",
    },
    signs: ["অচেনা প্রেরক", "তাড়া দিচ্ছে", "নকল লিংক"],
  },
  lab: {
    practises: {
      caption: "Hands-on, in a lab",
      shown:
        "A class at its computers. On the board one part of a network is red. Shields appear on the screens, and it turns green.",
    },
  },
  certificate: {
    earns: {
      caption: "Finish, and earn a certificate",
      shown: "A certificate with a woven border rises into the picture and is given a golden seal.",
    },
    verifies: {
      caption: "Anyone can verify it",
      shown: "On a phone, someone types in its number. A green shield with a tick says: valid.",
    },
    title: "Certificate",
    number: "PRH-0001-0001",
    valid: "Valid",
  },
  gate: {
    watches: {
      caption: "A sentinel keeps watch",
      shown:
        "Night over a town. A shuttle weaves a gate of jamdani before it. A sentinel stands there with a lantern; the hook finds no way in.",
    },
    ends: {
      shown: "The sentinel’s mark opens like an eye, and the name appears beneath it.",
    },
  },
}

export type FilmContent = Widened<typeof film>
