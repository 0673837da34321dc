import type { Kinds } from "./kinds";

/**
 * What is typical of each type under ruleset 2026.3: means and spreads of the demo catalogue on the day of the ruleset.
 * They are frozen so that adding a bed doesn't change the scores of others.
 */
export const kinds: Kinds = {
  innerspring: {
    grade: { mean: 64.469, spread: 25.951 },
    durability: { mean: 2.93, spread: 0.442 },
    byFirmness: {
      support: { at0: 2.497, perPoint: 0.19, spread: 0.287 },
      pressure_relief: { at0: 5.865, perPoint: -0.568, spread: 0.155 },
      cooling: { at0: 2.693, perPoint: 0.221, spread: 0.241 },
      motion_isolation: { at0: 3.77, perPoint: -0.164, spread: 0.327 },
      edge_support: { at0: 1.975, perPoint: 0.328, spread: 0.259 },
      durability: { at0: 2.423, perPoint: 0.083, spread: 0.434 },
      responsiveness: { at0: 2.099, perPoint: 0.27, spread: 0.307 },
    },
  },
  hybrid: {
    grade: { mean: 84.222, spread: 17.936 },
    durability: { mean: 3.342, spread: 0.415 },
    byFirmness: {
      support: { at0: 2.148, perPoint: 0.27, spread: 0.302 },
      pressure_relief: { at0: 6.701, perPoint: -0.633, spread: 0.257 },
      cooling: { at0: 2.666, perPoint: 0.173, spread: 0.276 },
      motion_isolation: { at0: 4.26, perPoint: -0.133, spread: 0.231 },
      edge_support: { at0: 1.817, perPoint: 0.284, spread: 0.12 },
      durability: { at0: 2.574, perPoint: 0.139, spread: 0.38 },
      responsiveness: { at0: 1.803, perPoint: 0.209, spread: 0.539 },
    },
  },
  "latex-hybrid": {
    grade: { mean: 79.945, spread: 11.595 },
    durability: { mean: 3.697, spread: 0.215 },
    byFirmness: {
      support: { at0: 2.458, perPoint: 0.21, spread: 0.227 },
      pressure_relief: { at0: 6.046, perPoint: -0.561, spread: 0.146 },
      cooling: { at0: 3.344, perPoint: 0.149, spread: 0.122 },
      motion_isolation: { at0: 3.816, perPoint: -0.14, spread: 0.182 },
      edge_support: { at0: 1.73, perPoint: 0.299, spread: 0.12 },
      durability: { at0: 3.074, perPoint: 0.107, spread: 0.172 },
      responsiveness: { at0: 4.081, perPoint: 0.061, spread: 0.153 },
    },
  },
  "memory-foam": {
    grade: { mean: 67.355, spread: 21.131 },
    durability: { mean: 3.12, spread: 0.526 },
    byFirmness: {
      support: { at0: 1.932, perPoint: 0.241, spread: 0.443 },
      pressure_relief: { at0: 7.003, perPoint: -0.634, spread: 0.176 },
      cooling: { at0: 1.433, perPoint: 0.201, spread: 0.271 },
      motion_isolation: { at0: 4.944, perPoint: -0.102, spread: 0.169 },
      edge_support: { at0: 1.112, perPoint: 0.181, spread: 0.252 },
      durability: { at0: 2.945, perPoint: 0.033, spread: 0.525 },
      responsiveness: { at0: 1.493, perPoint: 0.115, spread: 0.371 },
    },
  },
  polyfoam: {
    grade: { mean: 56.807, spread: 25.261 },
    durability: { mean: 2.888, spread: 0.543 },
    byFirmness: {
      support: { at0: 3.258, perPoint: -0.014, spread: 0.516 },
      pressure_relief: { at0: 5.274, perPoint: -0.443, spread: 0.12 },
      cooling: { at0: 3.015, perPoint: 0.009, spread: 0.175 },
      motion_isolation: { at0: 4.628, perPoint: -0.178, spread: 0.19 },
      edge_support: { at0: 1.243, perPoint: 0.177, spread: 0.22 },
      durability: { at0: 3.886, perPoint: -0.162, spread: 0.522 },
      responsiveness: { at0: 3.943, perPoint: -0.079, spread: 0.279 },
    },
  },
  latex: {
    grade: { mean: 56.701, spread: 16.492 },
    durability: { mean: 4.292, spread: 0.183 },
    byFirmness: {
      support: { at0: 2.622, perPoint: 0.175, spread: 0.4 },
      pressure_relief: { at0: 6.039, perPoint: -0.536, spread: 0.12 },
      cooling: { at0: 3.446, perPoint: 0.07, spread: 0.14 },
      motion_isolation: { at0: 3.259, perPoint: -0.063, spread: 0.236 },
      edge_support: { at0: 1.45, perPoint: 0.257, spread: 0.12 },
      durability: { at0: 3.683, perPoint: 0.103, spread: 0.145 },
      responsiveness: { at0: 4.364, perPoint: 0.04, spread: 0.168 },
    },
  },
  "polymer-grid": {
    grade: { mean: 85.987, spread: 11.078 },
    durability: { mean: 3.491, spread: 0.159 },
    byFirmness: {
      support: { at0: 2.758, perPoint: 0.157, spread: 0.143 },
      pressure_relief: { at0: 9.303, perPoint: -1.154, spread: 0.12 },
      cooling: { at0: 4.723, perPoint: -0.086, spread: 0.372 },
      motion_isolation: { at0: 4.484, perPoint: -0.234, spread: 0.253 },
      edge_support: { at0: 1.627, perPoint: 0.276, spread: 0.378 },
      durability: { at0: 4.678, perPoint: -0.239, spread: 0.146 },
      responsiveness: { at0: 4.491, perPoint: -0.114, spread: 0.14 },
    },
  },
  "adjustable-air": {
    grade: { mean: 69.179, spread: 10.794 },
    durability: { mean: 3.302, spread: 0.288 },
    byFirmness: {
      support: { at0: 1.527, perPoint: 0.353, spread: 0.152 },
      pressure_relief: { at0: 9.175, perPoint: -1.161, spread: 0.366 },
      cooling: { at0: 0.078, perPoint: 0.606, spread: 0.163 },
      motion_isolation: { at0: 8.779, perPoint: -0.995, spread: 0.187 },
      edge_support: { at0: 0.328, perPoint: 0.537, spread: 0.185 },
      durability: { at0: 5.111, perPoint: -0.367, spread: 0.276 },
      responsiveness: { at0: -4.764, perPoint: 1.551, spread: 0.399 },
    },
  },
};
