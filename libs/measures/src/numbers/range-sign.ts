/** Between the numbers of a range, in several languages: "8-10", "8 to 10", "8 bis 10". */
export const RANGE_SIGN = /^\s*(?:[-–—~〜]|to|or|bis|oder|à|a|ou|o|tot|till|til|do|до|إلى|עד|至|到)\s*$/iu;
