import { icon } from "./icon.tsx"

export const HomeIcon = icon("M4 11l8-7 8 7v8.5h-5.5V14h-5v5.5H4V11z")
export const PeopleIcon = icon(
  "M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 19.5a6.5 6.5 0 0 1 13 0M15.5 4.8a3.5 3.5 0 0 1 0 6.4M17.5 13.5a6.5 6.5 0 0 1 4 6",
)
export const BookIcon = icon(
  "M12 6.5c-2-1.5-5-2-8.5-2V18c3.5 0 6.5.5 8.5 2 2-1.5 5-2 8.5-2V4.5c-3.5 0-6.5.5-8.5 2zM12 6.5V20",
)
export const CertificateIcon = icon(
  "M19 10.5v-7H5v17h7.5M8.5 8h7M8.5 12h3.5M17 18.5a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6zM15.5 18v3.5l1.5-1 1.5 1V18",
)
export const PlaylistIcon = icon("M4 6.5h16M4 12h8M4 17.5h8M15.5 12v7l5.5-3.5-5.5-3.5z")
export const StarIcon = icon("M12 4l2.4 5 5.6.8-4 3.9 1 5.5-5-2.6-5 2.6 1-5.5-4-3.9 5.6-.8L12 4z")
export const BadgeIcon = icon(
  "M4.5 6h15v13.5h-15V6zM9.5 6V3.5h5V6M12 12.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM8.5 16.5a3.5 3.5 0 0 1 7 0",
)
export const PictureIcon = icon("M4 5h16v14H4V5zM4 16.5L9 11.5l3.5 3.5 2.5-2.5 5 4.5M15.5 9v.01")
export const TrophyIcon = icon(
  "M8 4.5h8V10a4 4 0 0 1-8 0V4.5zM8 6H4.5v1.5A3.5 3.5 0 0 0 8 11M16 6h3.5v1.5A3.5 3.5 0 0 1 16 11M12 14v5.5M8.5 19.5h7",
)
export const PersonIcon = icon("M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5a7.5 7.5 0 0 1 15 0")
export const KeyIcon = icon("M8 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 12h9M18 12v3.5M15 12v2.5")
export const SchoolIcon = icon("M12 5L2.5 9.5 12 14l9.5-4.5L12 5zM6.5 11.5V16c3 2.5 8 2.5 11 0v-4.5M21.5 9.5V15")
export const GlobeIcon = icon(
  "M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM3.5 12h17M12 3.5c-5 5-5 12 0 17 5-5 5-12 0-17",
)
export const ArchiveIcon = icon("M4 5h16v4H4V5zM5.5 9v10.5h13V9M10 12.5h4")
